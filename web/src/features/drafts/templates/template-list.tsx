import { clsx } from 'clsx';
import { useRef } from 'react';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import { useDocumentWords } from '../../settings';
import choices from './choices.module.css';
import { RemoveTemplate } from './remove-template';
import styles from './templates.module.css';
import { useTemplates } from './use-templates';

/** The templates with which a letter can begin; nothing as long as there are none. */
export function TemplateList({ onChoose }: { onChoose: (letterTemplateId: number) => void }) {
  const { t, language } = useText();
  const { kinds } = useDocumentWords();
  const items = useTemplates({ enabled: true }).data?.items ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  if (items.length === 0) return null;
  const kindOf = (code: number | null) => {
    const word = kinds.find((kind) => kind.code === code);
    return (word && (word[language] || word.th)) ?? '';
  };
  return (
    <section aria-labelledby="letter-templates">
      <h2 id="letter-templates" ref={heading} tabIndex={-1} className={ui.h3}>
        {t('letterTemplates.title')}
      </h2>
      <div className={choices.list}>
        {items.map((template) => (
          <div key={template.letterTemplateId} className={styles.template}>
            <button type="button" className={clsx(choices.choice, styles.choose)} data-row onClick={() => onChoose(template.letterTemplateId)}>
              <span className={ui.strong}>{template.name}</span>
              <span className={clsx(ui.xs, ui.muted)}>
                {t('letterTemplates.ofKind', { kind: kindOf(template.kind), whose: template.unitName ?? t('letterTemplates.mine') })}
              </span>
            </button>
            {template.mayChange && <RemoveTemplate template={template} onRemoved={() => heading.current?.focus()} />}
          </div>
        ))}
      </div>
    </section>
  );
}
