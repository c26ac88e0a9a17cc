/** S3.60: one picture for each group of viewport classes. */
export interface Banner {
  id: number;
  title: string;
  lead: string;
  link: string;
  linkText: string;
  srcMobile: string;
  srcTablet: string;
  srcDesktop: string;
  alt: string;
}
