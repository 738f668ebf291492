import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { NumberSource } from '@sarabun/contract/registers/number-work';
import type { getRegister } from '@sarabun/contract/registers/register-pages';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useText } from '../../../platform/i18n';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';

/** A register with its reserved numbers and allowed functions. */
type Choices = Pick<AnswerOf<typeof getRegister>['item'], 'blocks' | 'next'> & { functions: readonly string[] };

interface NumberSourceProps {
  register: Choices;
  many: boolean;
  source: NumberSource;
  faults: Readonly<Record<string, string>>;
  onChange: (source: NumberSource) => void;
}

/** The next number or a reserved one; today or, with the right, an earlier day. */
export function NumberSourceFields({ register, many, source, faults, onChange }: NumberSourceProps) {
  const { t } = useText();
  const free = register.blocks.flatMap((block) => block.free.map((number) => ({ year: block.year, number, reason: block.reason })));
  const chosen = source.reservedNumber ? `${source.reservedNumber.year}/${source.reservedNumber.number}` : '';
  const mayReserve = !many && free.length > 0;
  const mayBackDate = register.functions.includes('backDate');
  if (!mayReserve && !mayBackDate) return null;
  return (
    <div className={mayReserve && mayBackDate ? ui.pair : undefined}>
      {mayReserve && (
        <Field label={t('documents.ownNumber.which')} error={faults.reservedNumber}>
          {(control) => (
            <select
              {...control}
              className={ui.input}
              value={chosen}
              onChange={(event) => {
                const [year, number] = event.target.value.split('/').map(Number);
                onChange({ ...source, reservedNumber: year && number ? { year, number } : undefined });
              }}
            >
              <option value="">{t('documents.ownNumber.next', { number: toThaiDigits(String(register.next)) })}</option>
              {free.map(({ year, number, reason }) => (
                <option key={`${year}/${number}`} value={`${year}/${number}`}>
                  {t('documents.ownNumber.reserved', { number: toThaiDigits(`${number}/${year}`), reason })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {mayBackDate && (
        <DayField
          label={t('documents.ownNumber.datedFor')}
          value={source.datedFor ?? null}
          latest={dayAfter(bangkokDay(new Date()), -1)}
          error={faults.datedFor}
          onChange={(day) => onChange({ ...source, datedFor: day ?? undefined })}
        />
      )}
    </div>
  );
}
