import type { FieldState } from '#app/features/platform/forms/use-shop-form.ts';

/** Marks a field that is needed only while it is shown, so its own rule cannot know. */
export function needed(field: FieldState): FieldState {
  return { ...field, control: { ...field.control, required: true } };
}
