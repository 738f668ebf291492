/** The ways by which notices leave the system. */
export const noticeChannelNames = ['mail', 'line', 'push'] as const;
export type NoticeChannel = (typeof noticeChannelNames)[number];
