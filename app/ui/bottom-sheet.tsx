import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog that rises from the bottom edge, within reach of the thumb. */
export function BottomSheet(props: Omit<DialogProps, 'place'>) {
  return <Dialog {...props} place="sheet" />;
}
