import { importOffice, officeSheet, officeTemplate, previewOffice } from '@sarabun/contract/office-import/office-sheet';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { saveFile } from '../../platform/save-file';
import { Button } from '../../ui/button';
import { ImportDialog } from '../settings';

const calls = { previewImport: previewOffice, import: importOffice } as const;

/** Imports a whole office from a spreadsheet: units, posts, persons and accounts. */
export function OfficeImport({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const queries = useQueryClient();
  const close = () => {
    onClose();
    for (const key of ['people', 'organization']) void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <ImportDialog
      table={officeSheet}
      calls={calls}
      tools={
        <Button tone="quiet" onClick={async () => saveFile(await call(officeTemplate, {}))}>
          {t('people.template')}
        </Button>
      }
      onClose={close}
    />
  );
}
