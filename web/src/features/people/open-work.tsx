import { openWorkOf } from '@sarabun/contract/handover/handover';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';

const kinds = ['work', 'given', 'followed', 'drafts', 'functions'] as const;

/** How much a person has to hand over; asked for each time. */
export function useOpenWork(personId: number) {
  return useQuery({
    // Not among the people: once the person has left there is nothing more to ask for.
    queryKey: ['open-work', personId],
    queryFn: ({ signal }) => call(openWorkOf, { personId }, { signal }),
    select: ({ counts }) => counts,
    staleTime: 0,
  }).data;
}

/** The same as a line of chips. */
export function OpenWork({ counts }: { counts: NonNullable<ReturnType<typeof useOpenWork>> }) {
  const { t } = useText();
  return (
    <div className={clsx(ui.row, ui.wrap)}>
      {kinds.map((kind) => (
        <Chip key={kind}>{t(`handover.counts.${kind}`, { count: counts[kind] })}</Chip>
      ))}
    </div>
  );
}
