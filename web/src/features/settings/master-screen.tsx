import { masterTableOf } from '@sarabun/contract/settings/all-tables';
import { Navigate } from '@tanstack/react-router';
import { MasterPage } from './master-page';

/** A plain page of the settings, by its path; any path that is none leads to `/`. */
export function MasterScreen({ path }: { path: string }) {
  const table = masterTableOf(path);
  return table ? <MasterPage key={path} table={table} /> : <Navigate to="/" replace />;
}
