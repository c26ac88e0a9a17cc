/** What an action sends back to its form. */
export interface FormReply<Name extends string = string> {
  /** Everything the shopper typed, by field, passwords excepted. */
  initialValue: Partial<Record<Name, string>>;
  /** The texts of what is wrong, by field; under the empty name, what concerns the whole form. */
  error?: Partial<Record<Name | '', string[]>>;
}
