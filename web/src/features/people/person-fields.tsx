import type { Person } from '@sarabun/contract/people/persons';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import { NumberInput } from '../../ui/fields/number-input';
import ui from '../../ui/styles/ui.module.css';
import { useChoices } from './use-people';

/** The data of a person being typed. */
export type PersonDraft = Pick<
  Person,
  'prefix' | 'suffix' | 'signatureRank' | 'firstName' | 'lastName' | 'firstNameEn' | 'lastNameEn' | 'email' | 'phone' | 'employeeTypeId'
>;

/** The same of a person. */
export function draftOf({
  prefix,
  suffix,
  signatureRank,
  firstName,
  lastName,
  firstNameEn,
  lastNameEn,
  email,
  phone,
  employeeTypeId,
}: PersonDraft): PersonDraft {
  return { prefix, suffix, signatureRank, firstName, lastName, firstNameEn, lastNameEn, email, phone, employeeTypeId };
}

export const emptyPerson: PersonDraft = {
  prefix: '',
  suffix: '',
  signatureRank: null,
  firstName: '',
  lastName: '',
  firstNameEn: '',
  lastNameEn: '',
  email: '',
  phone: '',
  employeeTypeId: null,
};

const needed = ['prefix', 'firstName', 'lastName', 'email'] as const;

export function missingFields(draft: PersonDraft): (typeof needed)[number][] {
  return needed.filter((name) => draft[name].trim() === '');
}

interface PersonFieldsProps {
  draft: PersonDraft;
  faults: Record<string, string>;
  readOnly: boolean;
  emailHint?: string;
  onChange: (part: Partial<PersonDraft>) => void;
}

/** The fields of a person. Prefixes and types come from the settings; the person's current values stay available. */
export function PersonFields({ draft, faults, readOnly, emailHint, onChange }: PersonFieldsProps) {
  const { t } = useText();
  const { data: choices } = useChoices();
  const text = (name: Exclude<keyof PersonDraft, 'employeeTypeId' | 'prefix' | 'suffix' | 'signatureRank'>, maxLength: number, hint?: string) => (
    <Field label={t(`people.${name}`)} required={needed.some((one) => one === name)} error={faults[name]} hint={hint}>
      {(control) => (
        <input
          {...control}
          className={ui.input}
          maxLength={maxLength}
          readOnly={readOnly}
          autoComplete="off"
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className={ui.pair}>
        <Field label={t('people.prefix')} required error={faults.prefix}>
          {(control) => (
            <select {...control} className={ui.input} disabled={readOnly} value={draft.prefix} onChange={(event) => onChange({ prefix: event.target.value })}>
              {draft.prefix === '' && <option value="">{t('settings.choose')}</option>}
              {withOwn(choices?.prefixes, draft.prefix).map((prefix) => (
                <option key={prefix}>{prefix}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('people.suffix')} error={faults.suffix}>
          {(control) => (
            <select {...control} className={ui.input} disabled={readOnly} value={draft.suffix} onChange={(event) => onChange({ suffix: event.target.value })}>
              <option value="">{t('people.noSuffix')}</option>
              {withOwn(choices?.suffixes, draft.suffix).map((suffix) => (
                <option key={suffix}>{suffix}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={ui.pair}>
        {text('firstName', 100)}
        {text('lastName', 100)}
      </div>
      <div className={ui.pair}>
        {text('firstNameEn', 100)}
        {text('lastNameEn', 100)}
      </div>
      {text('email', 254, emailHint)}
      {text('phone', 40)}
      <Field label={t('people.employeeType')} error={faults.employeeTypeId}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            disabled={readOnly}
            value={draft.employeeTypeId ?? ''}
            onChange={(event) => onChange({ employeeTypeId: event.target.value === '' ? null : Number(event.target.value) })}
          >
            <option value="">{t('settings.choose')}</option>
            {choices?.employeeTypes.map((type) => (
              <option key={type.id} value={type.id}>
                {type.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('people.signatureRank')} error={faults.signatureRank} hint={t('people.signatureRankHint')}>
        {(control) => (
          <NumberInput
            {...control}
            maxLength={3}
            readOnly={readOnly}
            value={String(draft.signatureRank ?? '')}
            onChange={(digits) => onChange({ signatureRank: Number(digits) || null })}
          />
        )}
      </Field>
    </>
  );
}

/** The offered choices plus the person's current one, even if it is switched off. */
const withOwn = (offered: readonly string[] = [], own: string) => (own === '' || offered.includes(own) ? offered : [own, ...offered]);
