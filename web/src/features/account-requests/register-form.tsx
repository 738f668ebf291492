import { phonePattern, requestAccount, usernamePattern } from '@sarabun/contract/account-requests/account-requests';
import { isEmail } from '@sarabun/contract/values/email';
import { type FormEvent, useRef, useState } from 'react';
import { CallFailed, call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import styles from './account-requests.module.css';

const fields = ['prefix', 'firstName', 'lastName', 'position', 'unitId', 'email', 'phone', 'username', 'reason'] as const;
type Name = (typeof fields)[number];
type Faults = Partial<Record<Name, string>>;

const looks = {
  prefix: { maxLength: 40, autoComplete: 'honorific-prefix' },
  firstName: { maxLength: 100, autoComplete: 'given-name' },
  lastName: { maxLength: 100, autoComplete: 'family-name' },
  position: { maxLength: 200, autoComplete: 'organization-title' },
  email: { maxLength: 254, autoComplete: 'email', inputMode: 'email' },
  phone: { maxLength: 40, autoComplete: 'tel', inputMode: 'tel' },
  username: { maxLength: 40, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const;

/** The request form. Each field shows its problem; the first invalid one gets the focus. */
export function RegisterForm({ units, onDone }: { units: readonly { id: number; name: string }[]; onDone: (message: string) => void }) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function faultsOf(value: Record<Name, string>): Faults {
    const found: Faults = {};
    if (!isEmail(value.email)) found.email = t('registration.wrong.email');
    if (!phonePattern.test(value.phone)) found.phone = t('registration.wrong.phone');
    if (!usernamePattern.test(value.username)) found.username = t('registration.wrong.username');
    for (const name of fields) if (value[name] === '') found[name] = t('registration.wrong.missing');
    return found;
  }

  function show(found: Faults) {
    setFaults(found);
    const first = fields.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').trim()])) as Record<Name, string>;
    const found = faultsOf(value);
    show(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      onDone((await call(requestAccount, { ...value, unitId: Number(value.unitId) })).message);
    } catch (error) {
      if (error instanceof CallFailed && Object.keys(error.fields).length > 0) show(error.fields as Faults);
      else setFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  const input = (name: keyof typeof looks) => (
    <Field label={t(`registration.fields.${name}`)} required error={faults[name]} hint={name === 'username' ? t('registration.usernameHint') : undefined}>
      {(control) => <input {...control} className={ui.input} name={name} {...looks[name]} />}
    </Field>
  );

  return (
    <form ref={form} className={ui.signIn} noValidate onSubmit={(event) => void send(event)}>
      <div className={styles.registerName}>
        {input('prefix')}
        {input('firstName')}
        {input('lastName')}
      </div>
      {input('position')}
      <Field label={t('registration.fields.unitId')} required error={faults.unitId}>
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
      <Field label={t('registration.fields.reason')} required error={faults.reason}>
        {(control) => <textarea {...control} className={ui.input} name="reason" rows={3} maxLength={1000} />}
      </Field>
      {failure && <Note tone="red">{failure}</Note>}
      <Button type="submit" size="lg" busy={busy}>
        {t('registration.send')}
      </Button>
    </form>
  );
}
