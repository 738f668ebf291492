import { defaultRoute } from '@sarabun/contract/organization/registry-structure';
import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import styles from './organization.module.css';

interface ProposedDeskProps {
  /** The desk of the letter. */
  deskId: number | undefined;
  /** Proposes a post to present to, or a unit to assign to. */
  what: 'presentTo' | 'assignTo';
  /** Desks already chosen, which are not proposed. */
  taken: readonly number[];
  onTake: (desk: { deskId: number; name: string; detail: string }) => void;
}

/** Proposes where a letter goes first by the structure of the registries (ข้อ 39); one press takes it. */
export function ProposedDesk({ deskId, what, taken, onTake }: ProposedDeskProps) {
  const { t } = useText();
  const route = useQuery({
    queryKey: ['organization', 'route', deskId],
    queryFn: ({ signal }) => call(defaultRoute, { deskId: deskId ?? 0 }, { signal }),
    enabled: deskId !== undefined,
  });
  const proposed = route.data?.[what];
  if (!proposed || proposed.deskId === deskId || taken.includes(proposed.deskId)) return null;
  return (
    <button type="button" className={styles.proposed} onClick={() => onTake(proposed)}>
      <IconRoute size={18} stroke={1.7} aria-hidden />
      <span>
        <span className={clsx(ui.xs, ui.muted, styles.line)}>{t('registries.proposed')}</span>
        <span className={clsx(ui.sm, ui.strong)}>
          {t(`registries.${what}`)} {proposed.name}
        </span>
      </span>
    </button>
  );
}
