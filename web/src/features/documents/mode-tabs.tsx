import { type Mode, tabs, verbs } from '@sarabun/contract/documents/verbs';
import { IconDots } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useKey } from '../../platform/use-key';
import { useEscape } from '../../ui/dialogs/use-escape';
import ui from '../../ui/styles/ui.module.css';
import styles from './fields/modes.module.css';
import { routeIcons } from './fields/route-icons';
import { mostModes } from './mode-rules';

interface ModeTabsProps {
  /** The modes of the row, and those behind its last place. */
  shown: readonly Mode[];
  more: readonly Mode[];
  mode: Mode | undefined;
  onChoose: (mode: Mode) => void;
  /** Leads to the letter that answers this one, if the reader may write it; it stands after the rest. */
  reply?: ReactNode;
}

/** What the reader may do, at most five places in a row: the last one leads to what is wanted rarely. A mode chosen there stands in the row. */
export function ModeTabs({ shown: all, more: rare, mode, onChoose, reply }: ModeTabsProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const list = useId();
  const opener = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    opener.current?.focus();
  });
  // The way to the reply takes the last place of a full row.
  const isFull = reply !== undefined && rare.length === 0 && all.length === mostModes;
  const shown = isFull ? all.slice(0, -1) : all;
  const more = isFull ? all.slice(-1) : rare;
  const isRare = mode !== undefined && more.includes(mode);
  const row = isRare ? [...shown.slice(0, -1), mode] : shown;
  const rest = isRare ? [...shown.slice(-1), ...more.filter((one) => one !== mode)] : more;
  const hasMore = rest.length > 0 || reply !== undefined;
  useKey('mode', (event) => {
    const wanted = row[Number(event.code.at(-1)) - 1];
    if (wanted === undefined && !(hasMore && event.code === `Digit${row.length + 1}`)) return;
    event.preventDefault();
    if (wanted) onChoose(wanted);
    else setOpen(!open);
  });
  const choose = (one: Mode) => {
    setOpen(false);
    onChoose(one);
  };
  const draw = (one: Mode) => <ModeTab key={one} mode={one} selected={one === mode} onChoose={choose} />;
  return (
    <>
      <div className={styles.modes} style={{ '--columns': row.length + (hasMore ? 1 : 0) } as CSSProperties}>
        <div className={styles.modesRow} role="tablist" aria-label={t('documents.actions')}>
          {row.map(draw)}
        </div>
        {hasMore && (
          <button ref={opener} type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
            <IconDots size={21} stroke={1.7} aria-hidden />
            {t('documents.moreModes')}
          </button>
        )}
      </div>
      {open && (
        <div className={styles.modesRest} id={list}>
          {rest.length > 0 && (
            <div className={styles.modesRow} role="tablist" aria-label={t('documents.moreModes')}>
              {rest.map(draw)}
            </div>
          )}
          {reply}
        </div>
      )}
    </>
  );
}

function ModeTab({ mode, selected, onChoose }: { mode: Mode; selected: boolean; onChoose: (mode: Mode) => void }) {
  const { t } = useText();
  const Icon = routeIcons[tabs[mode].tab.icon];
  return (
    <button type="button" role="tab" aria-selected={selected} className={verbs[mode].takesBack ? ui.amber : undefined} onClick={() => onChoose(mode)}>
      <Icon size={21} stroke={1.7} aria-hidden />
      <span>{wordsOf(t(`documents.mode.${mode}`))}</span>
    </button>
  );
}

/** A name goes on to the next line between its words only. */
const wordsOf = (name: string): ReactNode[] =>
  (name.match(/[^ /]+[ /]?/g) ?? []).flatMap((word) => [
    <wbr key={`before ${word}`} />,
    <span key={word} className={styles.word}>
      {word}
    </span>,
  ]);
