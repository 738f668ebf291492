import { saveBookFunctions } from '@sarabun/contract/registers/book-display';
import type { BookFunction } from '@sarabun/contract/registers/register';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { FailedState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { useUnsavedForm } from '../../../ui/dialogs/unsaved-page';
import { useAct } from '../../../ui/forms/use-act';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { SettingsFrame } from '../../settings';
import styles from './register-settings.module.css';
import { useBookFunctions } from './use-book-settings';

/** The functions on the pages of a kind of register (manage-function-book-display). */
export function BookFunctionsPage({ bookId }: { bookId: number }) {
  const { t, language } = useText();
  const functions = useBookFunctions(bookId);
  const title = functions.data && (language === 'th' ? functions.data.book.titleTh : functions.data.book.titleEn);
  return (
    <SettingsFrame
      path="registration-book-display"
      below={title ? t('registerSettings.functionsTitle', { book: title }) : t('registerSettings.functions')}
      purpose={t('registerSettings.functionsPurpose')}
    >
      {({ mayManage }) =>
        functions.data ? (
          <FunctionsForm key={functions.data.book.version} data={functions.data} mayManage={mayManage} />
        ) : functions.isError ? (
          <FailedState query={functions} />
        ) : (
          <Bone width="60%" height={40} />
        )
      }
    </SettingsFrame>
  );
}

function FunctionsForm({ data, mayManage }: { data: NonNullable<ReturnType<typeof useBookFunctions>['data']>; mayManage: boolean }) {
  const { t } = useText();
  const { book, functions } = data;
  const [enabled, setEnabled] = useState<BookFunction[]>(functions.filter((one) => one.enabled).map(({ what }) => what));
  useUnsavedForm(functions.some(({ what, enabled: before }) => before !== enabled.includes(what)));
  const act = useAct(['registers'], () => {});
  return (
    <section className={clsx(ui.card, styles.form)}>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <fieldset className={styles.checks} disabled={!mayManage}>
        <legend className={ui.vh}>{t('registerSettings.functions')}</legend>
        {functions.map(({ what }) => (
          <label key={what} className={clsx(ui.row, ui.settingsCheck)}>
            <input
              type="checkbox"
              checked={enabled.includes(what)}
              onChange={(event) => setEnabled(event.target.checked ? [...enabled, what] : enabled.filter((other) => other !== what))}
            />
            <span>
              {t(`registerSettings.function.${what}`)}
              <span className={clsx(ui.xs, ui.muted, styles.line)}>{t(`registerSettings.functionHint.${what}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {mayManage && (
        <div className={ui.row}>
          <span className={ui.grow} />
          <Button
            busy={act.busy}
            onClick={() => void act.run(() => call(saveBookFunctions, { bookId: book.bookId, version: book.version, enabled }), t('registerSettings.saved'))}
          >
            {t('registerSettings.save')}
          </Button>
        </div>
      )}
    </section>
  );
}
