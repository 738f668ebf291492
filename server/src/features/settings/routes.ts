import { createTreeUnit, getTreeUnit, switchTreeUnit, treeUnitHistory, treeUnitOptions, updateTreeUnit } from '@sarabun/contract/organization/unit-tree';
import { masterTables } from '@sarabun/contract/settings/all-tables';
import { findCorrespondents as correspondentsEndpoint, documentWords as wordsEndpoint } from '@sarabun/contract/settings/document-words';
import { masterCalls } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import { settingsMenu as menuEndpoint, pinSettingsPage as pinEndpoint } from '@sarabun/contract/settings/settings-menu';
import { manageSection } from '@sarabun/contract/settings/tables/manage-section';
import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { serveExport } from '../../platform/http/serve-export';
import { createRow } from './create-row';
import { documentWords, findCorrespondents } from './document-words';
import { exportRows } from './export-rows';
import { importRows, previewImport } from './import-rows';
import { getRow, listRows, referenceOptions, rowHistory } from './read-rows';
import { removeRow } from './remove-row';
import { settingsFileRoutes } from './settings-file-routes';
import { pinSettingsPage, settingsMenu } from './settings-menu';
import { switchRow } from './switch-row';
import { updateRow } from './update-row';

/** The calls of every plain settings page, and its files. */
export function settingsRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  serveRead(app, platform, menuEndpoint, settingsMenu);
  serveAct(app, platform, pinEndpoint, pinSettingsPage);
  serveRead(app, platform, wordsEndpoint, documentWords);
  serveRead(app, platform, correspondentsEndpoint, findCorrespondents);
  for (const table of masterTables) serveTable(app, platform, table);
  serveTree(app, platform);
  settingsFileRoutes(app, platform, storage);
}

/** Units can be edited from their list and from the tree; each page has its own rights. */
function serveTree(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, getTreeUnit, (context, input) => getRow(context, manageSection, input));
  serveRead(app, platform, treeUnitHistory, (context, input) => rowHistory(context, manageSection, input));
  serveRead(app, platform, treeUnitOptions, (context, input) => referenceOptions(context, manageSection, input));
  serveAct(app, platform, createTreeUnit, (context, input) => createRow(context, manageSection, input));
  serveAct(app, platform, updateTreeUnit, (context, input) => updateRow(context, manageSection, input));
  serveAct(app, platform, switchTreeUnit, (context, input) => switchRow(context, manageSection, input));
}

function serveTable(app: FastifyInstance, platform: Platform, table: MasterTable): void {
  const calls = masterCalls(table);
  serveRead(app, platform, calls.list, (context, input) => listRows(context, table, input));
  serveRead(app, platform, calls.get, (context, input) => getRow(context, table, input));
  serveRead(app, platform, calls.history, (context, input) => rowHistory(context, table, input));
  serveRead(app, platform, calls.options, (context, input) => referenceOptions(context, table, input));
  serveExport(app, platform, calls.export, (context, input) => exportRows(context, table, input));
  serveRead(app, platform, calls.previewImport, (context, input) => previewImport(context, table, input));
  servePreparedAct(app, platform, calls.import, (context, input) => importRows(context, table, input));
  serveAct(app, platform, calls.update, (context, input) => updateRow(context, table, input));
  serveAct(app, platform, calls.switch, (context, input) => switchRow(context, table, input));
  if (table.rows === 'fixed') return;
  serveAct(app, platform, calls.create, (context, input) => createRow(context, table, input));
  if (table.rows === 'kept') return;
  serveAct(app, platform, calls.remove, (context, input) => removeRow(context, table, input));
}
