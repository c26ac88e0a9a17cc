import { useNavigation } from 'react-router';

/** Is the button of this intent being answered? */
export function useSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}
