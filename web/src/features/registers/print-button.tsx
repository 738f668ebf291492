import { mostPrintedAtOnce } from '@sarabun/contract/registers/register-prints';
import { IconPrinter, IconStack2 } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import type { RegistersSearch } from './registers-search';
import { fileAddress, narrowingOf, type OpenRegister, usePrints } from './use-registers';

const PrintsDrawer = lazyPart(() => import('./prints-drawer').then((module) => module.PrintsDrawer));

interface PrintButtonProps {
  register: OpenRegister;
  year: number;
  state: RegistersSearch;
  /** How many lines are shown on all pages; undefined while they load. */
  total: number | undefined;
  /** Whether there are more than were counted. */
  more: boolean;
}

/** Prints the shown lines: few come at once in another tab, many are ordered. Ordered prints are found beside it. */
export function PrintButton({ register, year, state, total = 0, more }: PrintButtonProps) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  const prints = usePrints();
  const isLong = more || total > mostPrintedAtOnce;
  const count = prints.data?.length ?? 0;
  return (
    <>
      {isLong ? (
        <Button tone="ghost" icon={<IconPrinter size={20} stroke={1.7} aria-hidden />} aria-label={t('registers.print')} onClick={() => setShown(true)}>
          {t('registers.printWord')}
        </Button>
      ) : (
        <PrintLink address={fileAddress('print', register.registerId, year, state)} />
      )}
      {count > 0 && (
        <IconButton label={t('registerPrints.open', { n: count })} onClick={() => setShown(true)}>
          <IconStack2 size={20} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      {shown && (
        <Suspense>
          <PrintsDrawer
            register={register}
            asked={isLong ? narrowingOf(register.registerId, year, state) : null}
            lines={more ? null : total}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the printed form. */
export function PrintLink({ address }: { address: string }) {
  const { t } = useText();
  return (
    <a className={clsx(ui.btn, ui.ghost)} href={address} target="_blank" rel="noreferrer" aria-label={t('registers.print')} title={t('registers.print')}>
      <IconPrinter size={20} stroke={1.7} aria-hidden />
      {t('registers.printWord')}
    </a>
  );
}
