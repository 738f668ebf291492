import type { HolderState, RequestState } from '@sarabun/contract/certificates/certificate';
import { certificateRequests } from '@sarabun/contract/certificates/certificate-requests';
import { certificateAuthority, certificateSettings } from '@sarabun/contract/certificates/certificate-settings';
import { ownCertificates } from '@sarabun/contract/certificates/own-certificate';
import { certificateHolders, certificatesOfPerson, exportCertificateHolders } from '@sarabun/contract/certificates/person-certificates';
import type { SheetFormat } from '@sarabun/contract/settings/master-calls';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { saveFile } from '../../platform/save-file';

/** Queries that a change of certificates affects: the sign pane offers one's own. */
export const certificateKeys = ['certificates', 'documents'] as const;

interface Asked<State> {
  search: string;
  page: number;
  state?: State | undefined;
}
const stays = <T>(before: T) => before;

export function useOwnCertificates() {
  return useQuery({ queryKey: ['certificates', 'own'], queryFn: ({ signal }) => call(ownCertificates, {}, { signal }) });
}

export function useHolders(asked: Asked<HolderState>, enabled = true) {
  return useQuery({
    queryKey: ['certificates', 'holders', asked],
    queryFn: ({ signal }) => call(certificateHolders, { ...asked, pageSize: rowsOn('lists') }, { signal }),
    placeholderData: stays,
    enabled,
  });
}

/** Saves the filtered list as a spreadsheet. */
export async function takeHolders(asked: { search: string; state?: HolderState | undefined }, format: SheetFormat): Promise<void> {
  saveFile(await call(exportCertificateHolders, { ...asked, format }));
}

export function usePersonCertificates(personId: number) {
  return useQuery({
    queryKey: ['certificates', 'person', personId],
    queryFn: ({ signal }) => call(certificatesOfPerson, { personId }, { signal }),
    select: ({ item }) => item,
  });
}

export function useRequests(asked: Asked<RequestState>) {
  return useQuery({
    queryKey: ['certificates', 'requests', asked],
    queryFn: ({ signal }) => call(certificateRequests, { ...asked, pageSize: rowsOn('lists') }, { signal }),
    placeholderData: stays,
  });
}

export function useCertificateSettings() {
  return useQuery({
    queryKey: ['certificates', 'settings'],
    queryFn: ({ signal }) => call(certificateSettings, {}, { signal }),
    select: ({ item }) => item,
    staleTime: 0,
  });
}

export function useAuthority() {
  return useQuery({ queryKey: ['certificates', 'authority'], queryFn: ({ signal }) => call(certificateAuthority, {}, { signal }), select: ({ item }) => item });
}
