export interface MailAttachment {
  name: string;
  /** `application/pdf` */
  type: string;
  content: Buffer;
}

/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: MailAttachment[];
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** Names the one mail this may be (`order-17-confirmed`): however often it is asked for, it is written once. */
  key?: string;
}
