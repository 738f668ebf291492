import { signaturesApart } from '@sarabun/contract/signing/own-letter';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';

/** What is said of the PDFs of the chosen ones of these letters, for signing with a certificate and without; nothing until it is known. */
export function useSignaturesApart(legIds: number[], chosen: readonly number[]): { keptApart: string | null; sealOnly: string | null } {
  const { t } = useText();
  const { data } = useQuery({
    queryKey: ['documents', 'signaturesApart', legIds],
    queryFn: ({ signal }) => call(signaturesApart, { legIds }, { signal }),
    staleTime: 0,
  });
  const said = (of: readonly number[] = [], text: 'certified.sign.keptApartOf' | 'certified.sign.sealOnlyOf') => {
    const n = chosen.filter((legId) => of.includes(legId)).length;
    return n > 0 ? t(text, { n, all: chosen.length }) : null;
  };
  return { keptApart: said(data?.apart, 'certified.sign.keptApartOf'), sealOnly: said(data?.sealOnly, 'certified.sign.sealOnlyOf') };
}
