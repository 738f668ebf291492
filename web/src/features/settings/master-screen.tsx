import { masterTableOf } from '@sarabun/contract/settings/all-tables';
import { Navigate } from '@tanstack/react-router';
import { MasterPage } from './master-page';

/** A plain settings page, by path; any other path leads to `/`. */
export function MasterScreen({ path }: { path: string }) {
  const table = masterTableOf(path);
  return table ? <MasterPage key={path} table={table} /> : <Navigate to="/" replace />;
}
