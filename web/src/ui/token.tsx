import { clsx } from 'clsx';
import ui from './styles/ui.module.css';

/** A longer number breaks between its words, in characters. */
const longest = 32;

/** The number of a letter, or another short text that is read as one: it stays on one line. */
export function Token({ children, className }: { children: string; className?: string | undefined }) {
  return <span className={clsx(ui.num, children.length <= longest && ui.whole, className)}>{children}</span>;
}
