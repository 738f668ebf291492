import type { PhrasePlace } from '../settings/tables/document-central';
import type { Label } from '../values/label';

/** A pane that is only a form: its fields and texts. */
export interface ActForm {
  /** The heading of the receivers, if it has any. */
  to?: Label;
  /** It has a due day. */
  due?: true;
  /** A line of its own, on letters that the office issued. */
  line?: { name: 'replacedBy'; label: Label };
  text: { name: 'text' | 'reason'; label: Label; required?: true; rows: number; phrases?: PhrasePlace };
  /** It answers a share: the request is shown above the text, and files may be attached. */
  answers?: true;
  /** The consequence, shown above the fields. */
  warning?: Label;
  /** The effect, shown next to the button; `{{name}}` is the sender of the letter. */
  effect: Label;
  /** The success message; `{{n}}` is the number of receivers. */
  done: Label;
}
