import { type SignTypeRule, signTypeRules } from '@sarabun/contract/signing/sign-types';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Chip } from '../../ui/chip';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { SettingsFrame, useDocumentWords, useOpenRow } from '../settings';
import { RuleDrawer } from './rule-drawer';
import styles from './sign-types.module.css';

/** Who may use a type of signature, and on which letters (`sign-type/signTypeGroup/{id}`). */
export function SignTypePage({ signTypeId }: { signTypeId: number }) {
  const { t, language } = useText();
  const [open, setOpen] = useOpenRow();
  const found = useQuery({
    queryKey: ['settings', 'sign-type', 'rules', signTypeId],
    queryFn: ({ signal }) => call(signTypeRules, { signTypeId }, { signal }),
    select: ({ item }) => item,
  });
  const opened = found.data?.rules.find(({ id }) => id === open);
  return (
    <SettingsFrame
      path="sign-type"
      below={found.data?.name[language] ?? '…'}
      purpose={t('signTypes.purpose')}
      add={{ word: t('signTypes.add'), onAdd: () => setOpen('new') }}
    >
      {({ mayManage }) => (
        <section className={clsx(ui.card, ui.listCard)} aria-busy={found.isFetching}>
          {found.isError ? (
            <FailedState query={found} />
          ) : !found.data ? (
            <Bone width="70%" height={60} />
          ) : found.data.rules.length === 0 ? (
            <BlankState kind="empty" small title={t('signTypes.none')} text={t('signTypes.noneText')} />
          ) : (
            <ul className={styles.rules}>
              {found.data.rules.map((rule) => (
                <li key={rule.id}>
                  <RuleCard rule={rule} levels={found.data.levels} onOpen={() => setOpen(rule.id)} />
                </li>
              ))}
            </ul>
          )}
          {found.data && (open === 'new' || opened) && (
            <RuleDrawer
              key={open}
              signTypeId={signTypeId}
              rule={opened ?? null}
              levels={found.data.levels}
              mayManage={mayManage}
              onClose={() => setOpen(null)}
            />
          )}
        </section>
      )}
    </SettingsFrame>
  );
}

function RuleCard({ rule, levels, onOpen }: { rule: SignTypeRule; levels: { id: number; name: string }[]; onOpen: () => void }) {
  const { t, language } = useText();
  const { kinds } = useDocumentWords();
  const kindNames = kinds.filter(({ code }) => rule.kinds.includes(code)).map((kind) => kind[language]);
  const levelNames = levels.filter(({ id }) => rule.levelIds.includes(id)).map(({ name }) => name);
  const listed = (names: string[]) => (names.length > 0 ? names.join(' · ') : t('signTypes.all'));
  return (
    <button type="button" className={clsx(ui.plain, styles.rule)} onClick={onOpen}>
      <span className={clsx(ui.row, ui.between)}>
        <span className={ui.strong}>{rule.name}</span>
        <Chip tone={rule.active ? 'green' : 'plain'}>{t(rule.active ? 'settings.on' : 'settings.off')}</Chip>
      </span>
      <span className={clsx(ui.sm, ui.soft)}>
        {t('signTypes.kinds')}: {listed(kindNames)}
      </span>
      <span className={clsx(ui.sm, ui.soft)}>
        {t('signTypes.levels')}: {listed(levelNames)}
      </span>
      {rule.lowestRank !== null && <span className={clsx(ui.sm, ui.soft)}>{t('signTypes.rankIs', { n: rule.lowestRank })}</span>}
    </button>
  );
}
