/** One recorded detail: its name, its old and its new value. */
export interface Fact {
  label: string;
  before: string | null;
  value: string;
}
