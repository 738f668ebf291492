import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import ui from '../../../ui/styles/ui.module.css';
import actStyles from '../fields/act.module.css';
import type { Registry } from '../fields/use-registries';
import receiveStyles from './receive.module.css';

interface NextNumberProps {
  registries: readonly Registry[];
  /** The registry at whose desk letters are received. */
  here: Pick<Registry, 'deskId' | 'unitName'>;
  /** The register that numbers this letter; undefined if the person does not receive its class there. */
  registry: Registry | undefined;
  secrecy: number;
  onRegistry: (deskId: number) => void;
}

/** The next number, always visible, or who gives it; with several registries, of which one. */
export function NextNumber({ registries, here, registry, secrecy, onRegistry }: NextNumberProps) {
  const { t } = useText();
  const dates = useDates();
  const units = new Map(registries.map(({ deskId, unitName }) => [deskId, unitName]));
  return (
    <div className={clsx(actStyles.nextNumber, receiveStyles.number)}>
      <div>
        <span className={clsx(ui.sm, ui.soft)}>{t('documents.nextNumber')}</span>
        {registry ? (
          <b className={clsx(ui.num, receiveStyles.line)}>{toThaiDigits(`${registry.nextNumber}/${registry.year}`)}</b>
        ) : (
          <span className={clsx(ui.sm, receiveStyles.line)}>{t(`documents.desk.numberOf.${secrecy > 1 ? 'secretRegistrar' : 'registrar'}`)}</span>
        )}
      </div>
      <div className={receiveStyles.registry}>
        <span className={clsx(ui.sm, ui.soft, ui.num)}>{dates.dayOf(new Date(), 'long')}</span>
        {units.size > 1 ? (
          <select
            className={ui.input}
            aria-label={t('documents.desk.registry')}
            value={here.deskId}
            onChange={(event) => onRegistry(Number(event.target.value))}
          >
            {[...units].map(([deskId, unitName]) => (
              <option key={deskId} value={deskId}>
                {unitName}
              </option>
            ))}
          </select>
        ) : (
          <span className={ui.sm}>{here.unitName}</span>
        )}
      </div>
    </div>
  );
}
