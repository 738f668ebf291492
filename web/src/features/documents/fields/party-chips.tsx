import { suggestParties } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { IconHistory, IconRoute, IconSitemap } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type MouseEvent, use } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import { useDefaultRoute } from '../../organization';
import type { Party } from './assignment-rules';
import { isTouch } from './first-field';
import styles from './modes.module.css';
import { LegDesk } from './pane-props';

export type Proposal = 'presentTo' | 'assignTo';
type Suggested = AnswerOf<typeof suggestParties>['items'][number];

interface PartyChipsProps {
  kind: 'post' | undefined;
  /** What the structure of the registries proposes here, if anything (ข้อ 39). */
  proposes: Proposal | undefined;
  /** Whether a desk may be named, and is not yet. */
  offers: (desk: { deskId: number; kind?: Suggested['kind'] }) => boolean;
  detailOf: (party: Suggested) => string;
  onPick: (desk: Omit<Party, 'responsibility'>) => void;
}

const icons = { proposed: IconRoute, recent: IconHistory, below: IconSitemap };

/** Whom one is likely to name, each by one tap: who is proposed, who was sent to last, and who stands directly below. */
export function PartyChips({ kind, proposes, offers, detailOf, onPick }: PartyChipsProps) {
  const { t } = useText();
  const deskId = use(LegDesk);
  const route = useDefaultRoute(deskId, proposes !== undefined);
  const suggested = useQuery({
    queryKey: ['documents', 'parties', 'suggested', deskId, kind],
    queryFn: ({ signal }) => call(suggestParties, { deskId: deskId ?? 0, kind }, { signal }),
    enabled: deskId !== undefined,
  });
  const proposed = proposes && route.data?.[proposes];
  const chips = [
    ...(proposed && proposed.deskId !== deskId ? [{ ...proposed, source: 'proposed' as const }] : []),
    ...(suggested.data?.items ?? []).filter((one) => one.deskId !== proposed?.deskId).map((one) => ({ ...one, detail: detailOf(one) })),
  ].filter(offers);
  if (chips.length === 0) return null;
  const pick = ({ currentTarget }: MouseEvent<HTMLElement>, desk: Omit<Party, 'responsibility'>) => {
    const pane = currentTarget.closest<HTMLElement>('[data-fields]');
    const box = currentTarget.closest('fieldset')?.parentElement?.querySelector('input');
    // The chip goes away: the focus goes back to the box, or on to the text where no more can be named. On a touch screen a field would raise the
    // keyboard over whom one has just named: their row has the focus there.
    flushSync(() => onPick(desk));
    const named = pane?.querySelector<HTMLElement>(`[data-party="${desk.deskId}"]`);
    // Their name and part, not what is said to them alone: the text of the order above stays in view.
    (named?.querySelector('select') ?? named)?.scrollIntoView({ block: 'nearest' });
    if (isTouch()) named?.focus({ preventScroll: true });
    else (box?.isConnected ? box : pane?.querySelector<HTMLElement>('textarea:enabled'))?.focus({ preventScroll: true });
  };
  return (
    <fieldset className={clsx(ui.row, ui.wrap, styles.partyChips)}>
      <legend className={ui.vh}>{t('documents.suggested')}</legend>
      {chips.map((one) => {
        const { deskId: id, name, detail, source } = one;
        const Icon = icons[source];
        return (
          <button
            key={id}
            type="button"
            className={clsx(ui.phrase, styles.partyChip)}
            title={`${t(`documents.source.${source}`)} · ${detail}`}
            onClick={(event) => pick(event, { deskId: id, name, detail })}
          >
            <Icon size={15} stroke={1.8} aria-hidden />
            <span className={ui.vh}>{t(`documents.source.${source}`)} </span>
            {name}
            {'unitName' in one && one.isElsewhere && <span className={clsx(ui.xs, ui.muted)}> · {one.unitName}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
