import { useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useKey } from '../../../platform/use-key';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import { useDefaultRoute } from '../../organization';
import type { NamedDesk } from '../fields/named-desks';
import { PartyPicker } from '../fields/party-picker';
import styles from '../view/receive-stamp.module.css';

/** Where a letter goes when it has been received. */
export interface Onward extends NamedDesk {
  way: 'present' | 'assign';
}

/** Where a letter goes on to: as the structure of the registries says (ข้อ 39), unless something else is chosen for this very letter. */
export function useOnward(deskId: number | undefined, letterKey: string | undefined) {
  const [choices, setChoices] = useState<Record<string, Onward | null>>({});
  const { data: route } = useDefaultRoute(deskId, true);
  const named: Onward[] = [
    ...(route?.presentTo ? [{ way: 'present' as const, ...route.presentTo }] : []),
    ...(route?.assignTo && route.assignTo.deskId !== deskId ? [{ way: 'assign' as const, ...route.assignTo }] : []),
  ];
  const first = named.find(({ way }) => way === (route?.presentsFirst ? 'present' : 'assign')) ?? named[0] ?? null;
  const of = `${deskId} ${letterKey}`;
  const chosen = choices[of];
  const onward = chosen === undefined ? first : chosen;
  return { onward, named, choose: (next: Onward | null) => setChoices((before) => ({ ...before, [of]: next })) };
}
export type OnwardChoice = ReturnType<typeof useOnward>;

const keyOf = ({ way, deskId }: Onward) => `${way} ${deskId}`;

/** Says where the letter goes on to in the act that receives it, and lets it be changed; the next letter begins with what the structure proposes. */
export function OnwardField({ onward, named, choose }: OnwardChoice) {
  const { t } = useText();
  const [picking, setPicking] = useState<Onward['way'] | null>(null);
  const offered = onward && !named.some((one) => keyOf(one) === keyOf(onward)) ? [...named, onward] : named;
  const box = useRef<HTMLSelectElement>(null);
  useKey('onward', (event) => {
    event.preventDefault();
    box.current?.focus();
  });
  const take = (value: string) => {
    setPicking(value === 'present' || value === 'assign' ? value : null);
    // Until a party is picked the letter goes nowhere, and the hint says so.
    if (value === 'none' || value === 'present' || value === 'assign') choose(null);
    const known = offered.find((one) => keyOf(one) === value);
    if (known) choose(known);
  };
  const effect = t(`letterHints.onwardEffect.${onward?.way ?? (picking ? (`pick.${picking}` as const) : 'none')}`, { name: onward?.name ?? '' });
  return (
    <div className={styles.onward}>
      <Field label={t('letterHints.onward')} hint={effect}>
        {(control) => (
          <select
            {...control}
            ref={box}
            className={ui.input}
            aria-keyshortcuts="Alt+O"
            value={picking ?? (onward ? keyOf(onward) : 'none')}
            onChange={(event) => take(event.target.value)}
          >
            {offered.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {t(`letterHints.onwardWay.${one.way}`, { name: one.name })}
              </option>
            ))}
            <option value="none">{t('letterHints.onwardWay.none')}</option>
            <option value="present">{t('letterHints.onwardWay.otherPost')}</option>
            <option value="assign">{t('letterHints.onwardWay.otherDesk')}</option>
          </select>
        )}
      </Field>
      {picking && (
        <PartyPicker
          key={picking}
          label={t(`letterHints.onwardPick.${picking}`)}
          required={false}
          {...(picking === 'present' ? { kind: 'post' as const } : { kinds: ['unit', 'person'] as const })}
          taken={[]}
          invalid={false}
          onPick={(party) => {
            choose({ way: picking, ...party });
            setPicking(null);
          }}
        />
      )}
    </div>
  );
}
