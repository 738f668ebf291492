import type { Reply, testPortal } from './portal';

/** A browser at an address: it keeps its cookies. */
export function browserAt(portal: Awaited<ReturnType<typeof testPortal>>, address: string) {
  const cookies = new Map<string, string>();
  const keep = (reply: Reply) => {
    for (const cookie of [reply.headers['set-cookie'] ?? []].flat() as string[]) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  const headers = () => ({ 'x-forwarded-for': address, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  return {
    cookies,
    post: async (url: string, body: Record<string, unknown>, as?: { token: string }) => keep(await portal.post(url, body, { as, headers: headers() })),
  };
}
