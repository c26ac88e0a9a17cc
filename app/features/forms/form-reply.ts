/** What an action sends back to its form. */
export interface FormReply {
  /** Everything the shopper typed, by field, passwords excepted. */
  initialValue: Record<string, string>;
  /** The texts of what is wrong, by field; under the empty name, what concerns the whole form. */
  error?: Record<string, string[]>;
}
