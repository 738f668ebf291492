import type { BrandColour } from '@sarabun/contract/agency-values/brand-rules';
import { isColour } from '@sarabun/contract/agency-values/branding';
import type { Label } from '@sarabun/contract/values/label';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import styles from './branding.module.css';

interface ColourFieldProps {
  field: BrandColour;
  typed: string;
  standard: string;
  /** What is wrong with the colour, and the nearest one that passes. */
  fault: { text: Label; nearest?: string } | null;
  /** What the server said. */
  refused: string | undefined;
  mayManage: boolean;
  onChange: (colour: string) => void;
}

/** A colour: typed or picked; one that fails shows why, and a button takes the nearest that passes. */
export function ColourField({ field, typed, standard, fault, refused, mayManage, onChange }: ColourFieldProps) {
  const { t, language } = useText();
  const name = t(`agencyValues.branding.${field}`);
  const { nearest } = fault ?? {};
  return (
    <div className={styles.colour}>
      <Field label={name} error={fault?.text[language] ?? refused} hint={field === 'accent' ? t('agencyValues.branding.accentHint') : undefined}>
        {(control) => (
          <span className={styles.picker}>
            <input
              type="color"
              className={styles.swatch}
              aria-label={t('agencyValues.branding.pick', { name })}
              disabled={!mayManage}
              value={isColour(typed) ? typed.trim().toLowerCase() : standard}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              {...control}
              className={clsx(ui.input, ui.num)}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              placeholder={standard}
              readOnly={!mayManage}
              value={typed}
              onChange={(event) => onChange(event.target.value)}
            />
          </span>
        )}
      </Field>
      {nearest && mayManage && (
        <Button tone="quiet" size="sm" onClick={() => onChange(nearest)}>
          <span className={styles.dot} style={{ background: nearest }} aria-hidden />
          {t('agencyValues.branding.take', { colour: nearest })}
        </Button>
      )}
    </div>
  );
}
