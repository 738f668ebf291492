import { requestAccount, usernamePattern } from '@sarabun/contract/account-requests/account-requests';
import { isEmail } from '@sarabun/contract/values/email';
import { isTelephone } from '@sarabun/contract/values/telephone';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { type Faults, useRequest } from '../../ui/forms/use-request';
import ui from '../../ui/styles/ui.module.css';
import styles from './account-requests.module.css';

const fields = ['prefix', 'firstName', 'lastName', 'position', 'unitId', 'email', 'phone', 'username', 'reason'] as const;
type Name = (typeof fields)[number];

const looks = {
  prefix: { maxLength: 40, autoComplete: 'honorific-prefix' },
  firstName: { maxLength: 100, autoComplete: 'given-name' },
  lastName: { maxLength: 100, autoComplete: 'family-name' },
  position: { maxLength: 200, autoComplete: 'organization-title' },
  email: { maxLength: 254, autoComplete: 'email', inputMode: 'email' },
  phone: { maxLength: 40, autoComplete: 'tel', inputMode: 'tel' },
  username: { maxLength: 40, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const;

/** The request form. */
export function RegisterForm({ units, onDone }: { units: readonly { id: number; name: string }[]; onDone: (message: string) => void }) {
  const { t } = useText();
  const request = useRequest();

  function faultsOf(value: Record<Name, string>): Faults {
    const found: Partial<Record<Name, string>> = {};
    if (!isEmail(value.email)) found.email = t('registration.wrong.email');
    if (!isTelephone(value.phone)) found.phone = t('registration.wrong.phone');
    if (!usernamePattern.test(value.username)) found.username = t('registration.wrong.username');
    for (const name of fields) if (value[name] === '') found[name] = t('registration.wrong.missing');
    return found;
  }

  function send(form: HTMLFormElement) {
    const data = new FormData(form);
    const value = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').trim()])) as Record<Name, string>;
    const found = faultsOf(value);
    if (Object.keys(found).length > 0) return request.setFaults(found);
    return request.run(
      () => call(requestAccount, { ...value, unitId: Number(value.unitId) }),
      ({ message }) => onDone(message),
    );
  }

  const input = (name: keyof typeof looks) => (
    <Field
      label={t(`registration.fields.${name}`)}
      required
      error={request.faults[name]}
      hint={name === 'username' ? t('registration.usernameHint') : undefined}
    >
      {(control) => <input {...control} className={ui.input} name={name} {...looks[name]} />}
    </Field>
  );

  return (
    <Form act={request} className={ui.signIn} onSubmit={send}>
      <div className={styles.registerName}>
        {input('prefix')}
        {input('firstName')}
        {input('lastName')}
      </div>
      {input('position')}
      <Field label={t('registration.fields.unitId')} required error={request.faults.unitId}>
        {(control) => (
          <select {...control} className={ui.input} name="unitId" defaultValue="">
            <option value="" disabled>
              {t('registration.chooseUnit')}
            </option>
            {units.map((unit) => (
              <option key={unit.id} value={unit.id}>
                {unit.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {input('email')}
      {input('phone')}
      {input('username')}
      <Field label={t('registration.fields.reason')} required error={request.faults.reason}>
        {(control) => <textarea {...control} className={ui.input} name="reason" rows={3} maxLength={1000} />}
      </Field>
      <Button type="submit" size="lg" busy={request.busy}>
        {t('registration.send')}
      </Button>
    </Form>
  );
}
