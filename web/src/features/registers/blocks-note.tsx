import type { NumberBlock } from '@sarabun/contract/registers/register-pages';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';

/** The unused reserved numbers, with purpose and last day. */
export function BlocksNote({ blocks }: { blocks: readonly NumberBlock[] }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <Note tone="blue">
      <ul>
        {blocks.map((block) => (
          <li key={block.blockId} className={ui.sm}>
            {t('registers.block', {
              range: toThaiDigits(block.first === block.last ? String(block.first) : `${block.first}–${block.last}`),
              reason: block.reason,
              free: block.free.length,
              day: dates.day(block.expiresOn),
              by: block.reservedBy,
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
