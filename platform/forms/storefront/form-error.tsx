import { Message } from '#platform/ui/alert/message.tsx';

/** Problems of a form as a whole, above its fields. */
export function FormError({ text, className }: { text: string | undefined; className?: string }) {
  if (!text) return null;
  return (
    <Message kind="error" className={className}>
      <p>{text}</p>
    </Message>
  );
}
