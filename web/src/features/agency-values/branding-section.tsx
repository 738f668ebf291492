import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import { brandColours, colourFault } from '@sarabun/contract/agency-values/brand-rules';
import {
  type Branding,
  type BrandPictureField,
  brandPictureFields,
  brandPictureKinds,
  brandTexts,
  isColour,
  readBranding,
  saveBranding,
} from '@sarabun/contract/agency-values/branding';
import { withOwnBrand } from '@sarabun/contract/agency-values/own-brand';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { pageSettings } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { useUnsavedForm } from '../../ui/dialogs/unsaved-page';
import { Field } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { useSettingsAct } from '../settings';
import pageStyles from './agency-values.module.css';
import { BrandPicture } from './brand-picture';
import { BrandPreview } from './brand-preview';
import styles from './branding.module.css';
import { ColourField } from './colour-field';

/** Name, colours, emblem and sign-in picture that the agency sets for itself. */
export function BrandingSection({ mayManage }: { mayManage: boolean }) {
  const { t } = useText();
  const found = useQuery({ queryKey: ['settings', 'admin-configs', 'branding'], queryFn: ({ signal }) => call(readBranding, {}, { signal }), staleTime: 0 });
  return (
    <section className={clsx(ui.card, pageStyles.group)} aria-label={t('agencyValues.branding.title')}>
      <h2 className={clsx(ui.h3, ui.strong)}>{t('agencyValues.branding.title')}</h2>
      <p className={clsx(ui.sm, ui.muted)}>{t('agencyValues.branding.lead')}</p>
      {found.data ? (
        <BrandingForm key={found.data.version} item={found.data.item} version={found.data.version} mayManage={mayManage} />
      ) : found.isError ? (
        <FailedState query={found} />
      ) : (
        <Bone width="80%" height={160} />
      )}
      {found.data && found.data.history.length > 0 && <BrandingHistory items={found.data.history} />}
    </section>
  );
}

interface BrandingFormProps {
  item: Branding;
  version: number;
  mayManage: boolean;
}

function BrandingForm({ item, version, mayManage }: BrandingFormProps) {
  const { t, language } = useText();
  const profile = agencyOf(pageSettings().agency);
  const [typed, setTyped] = useState(item);
  /** What was last to be saved: a fault belongs to that colour, not to the one typed since. */
  const [tried, setTried] = useState(item);
  const [shown, setShown] = useState<Partial<Record<BrandPictureField, string>>>({});
  const act = useSettingsAct(() => undefined);
  const change = (part: Partial<Branding>) => setTyped({ ...typed, ...part });
  const [dark, middle, light] = profile.brand.gradient;
  const standard = { button: profile.brand.button, dark, middle, light, accent: profile.brand.accent };
  const faultOf = (field: (typeof brandColours)[number]) => {
    const colour = typed[field].trim();
    if (colour === '') return null;
    return isColour(colour) ? colourFault(field, colour) : { text: { th: t('agencyValues.branding.notAColour'), en: t('agencyValues.branding.notAColour') } };
  };
  const faults = Object.fromEntries(brandColours.map((field) => [field, faultOf(field)]));
  const isWrong = brandColours.some((field) => faults[field]);
  const usable = { ...typed, ...Object.fromEntries(brandColours.filter((field) => !isColour(typed[field])).map((field) => [field, ''])) };
  const isChanged = [...brandTexts, ...brandPictureFields].some((name) => typed[name] !== item[name]);
  useUnsavedForm(isChanged);
  const save = () => {
    setTried(typed);
    return isWrong
      ? act.setFaults(Object.fromEntries(brandColours.flatMap((field) => (faults[field] ? [[field, faults[field].text[language]]] : []))))
      : act.run(() => call(saveBranding, { ...typed, version }), t('agencyValues.branding.saved'));
  };
  return (
    <Form act={act} label={t('agencyValues.branding.title')} className={styles.form} onSubmit={save}>
      <Names typed={typed} faults={act.faults} mayManage={mayManage} onChange={change} />
      <div className={styles.colours}>
        {brandColours.map((field) => (
          <ColourField
            key={field}
            field={field}
            typed={typed[field]}
            standard={standard[field]}
            fault={faults[field] ?? null}
            refused={typed[field] === tried[field] ? act.faults[field] : undefined}
            mayManage={mayManage}
            onChange={(colour) => change({ [field]: colour })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        {brandPictureKinds.map((kind) => (
          <BrandPicture
            key={kind}
            kind={kind}
            isOwn={typed[`${kind}Id`] !== null}
            error={act.faults[`${kind}Id`]}
            mayManage={mayManage}
            onTaken={(id, address) => {
              change({ [`${kind}Id`]: id });
              setShown((before) => ({ ...before, [`${kind}Id`]: address }));
            }}
          />
        ))}
      </div>
      <BrandPreview agency={withOwnBrand(profile, usable)} branding={typed} shown={shown} />
      {mayManage && (
        <div className={styles.bar}>
          {isWrong && <p className={clsx(ui.sm, ui.muted)}>{t('agencyValues.branding.refused')}</p>}
          <Button type="submit" busy={act.busy} disabled={!isChanged}>
            {t('settings.save')}
          </Button>
        </div>
      )}
    </Form>
  );
}

interface NamesProps {
  typed: Branding;
  faults: Readonly<Record<string, string>>;
  mayManage: boolean;
  onChange: (part: Partial<Branding>) => void;
}

function Names({ typed, faults, mayManage, onChange }: NamesProps) {
  const { t } = useText();
  const { name } = agencyOf(pageSettings().agency);
  const fields = [
    { field: 'nameTh', language: 'th' },
    { field: 'nameEn', language: 'en' },
  ] as const;
  return (
    <div className={styles.pair}>
      {fields.map(({ field, language }) => (
        <Field key={field} label={t(`agencyValues.branding.${field}`)} error={faults[field]}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={120}
              lang={language}
              placeholder={name[language]}
              readOnly={!mayManage}
              value={typed[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

const isPicture = (name: string): name is BrandPictureField => brandPictureFields.some((field) => field === name);

interface Change {
  at: Date;
  by: string;
  before: Branding;
  after: Branding;
}

function BrandingHistory({ items }: { items: readonly Change[] }) {
  const { t } = useText();
  const dates = useDates();
  const word = (name: keyof Branding, value: Branding[keyof Branding]) =>
    value === '' || value === null ? t('agencyValues.default') : name.endsWith('Id') ? t('agencyValues.branding.own') : String(value);
  const labels = { emblemId: 'emblem', signInId: 'signIn', letterId: 'letter' } as const;
  const changesOf = ({ before, after }: Change) =>
    [...brandTexts, ...brandPictureFields]
      .filter((name) => before[name] !== after[name])
      .map((name) => {
        const key = isPicture(name) ? labels[name] : name;
        return `${t(`agencyValues.branding.${key}`)}: ${word(name, before[name])} → ${word(name, after[name])}`;
      });
  return (
    <details className={ui.xs}>
      <summary>{t('agencyValues.branding.history')}</summary>
      <ul className={pageStyles.history}>
        {items.map((item) => (
          <li key={item.at.toISOString()}>
            <Kept>
              {dates.moment(item.at)} · {item.by}: {changesOf(item).join(' · ')}
            </Kept>
          </li>
        ))}
      </ul>
    </details>
  );
}
