import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import { token } from '../platform/sign-in-address';
import { isOnlyHere } from '../platform/storage';

type PictureProps = Omit<ComponentPropsWithoutRef<'img'>, 'src'> & { src: string; alt: string };

/** A picture from the server. The browser asks for it with the session's cookie; while only this tab remembers the session, a call does. */
export function Picture({ src, alt, ...rest }: PictureProps) {
  const shown = useAddress(src);
  return <img {...rest} src={shown} alt={alt} />;
}

function useAddress(src: string): string | undefined {
  const [fetched, setFetched] = useState<string>();
  const isFetched = src.startsWith('/api/') && isOnlyHere('token');
  useEffect(() => {
    if (!isFetched) return;
    let address: string | undefined;
    let isGone = false;
    void fetch(src, { headers: { authorization: `Bearer ${token()}` } })
      .then(async (reply) => {
        if (!reply.ok || isGone) return;
        address = URL.createObjectURL(await reply.blob());
        setFetched(address);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [src, isFetched]);
  return isFetched ? fetched : src;
}
