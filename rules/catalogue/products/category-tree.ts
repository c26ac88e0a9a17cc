/** A category of the menu with the levels below it. */
export interface CategoryNode {
  id: number;
  name: string;
  link: string;
  count: number;
  photo: string | null;
  children: CategoryNode[];
}
