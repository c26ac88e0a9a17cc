/** The words of a field in the panel; those for its choices by their value. */
export interface FieldText {
  label: string;
  hint?: string;
  choices?: Record<string, string>;
}
