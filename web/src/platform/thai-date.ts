import { ageOf, bangkokDay, bangkokTime, type DateStyle, daysBetween, formatDay, formatInstant, formatMoment } from '@sarabun/contract/values/buddhist-date';
import { unbroken } from '@sarabun/contract/values/kept-together';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useMemo } from 'react';
import { useText } from './i18n';

/** Days and moments for the screen: Buddhist Era, Bangkok time, in the current language. */
export function useDates() {
  const { t, language } = useText();
  return useMemo(
    () => ({
      /** A day `YYYY-MM-DD`, such as 21 พ.ย. 2569. */
      day: (day: string, style?: DateStyle) => unbroken(formatDay(day, language, style)),
      /** The day that a letter bears, as it is printed: in Thai with Thai digits, like the number next to it. */
      dated: (day: string, style?: DateStyle) => {
        const shown = unbroken(formatDay(day, language, style));
        return language === 'th' ? toThaiDigits(shown) : shown;
      },
      dayOf: (moment: Date, style?: DateStyle) => unbroken(formatDay(bangkokDay(moment), language, style)),
      moment: (moment: Date, style?: DateStyle) => unbroken(formatMoment(moment, language, style)),
      /** With seconds, where several things happen in a minute. */
      instant: (moment: Date, style?: DateStyle) => unbroken(formatInstant(moment, language, style)),
      time: bangkokTime,
      /** The time of a moment of today; of another day with its day: 20 พ.ย. 2569 14:05. */
      timeOrMoment: (moment: Date, now = new Date()) =>
        bangkokDay(moment) === bangkokDay(now) ? bangkokTime(moment) : unbroken(formatMoment(moment, language)),
      /** Since when, and for how long: since 20 พ.ย. 2569 (2 days); for today the time. */
      since: (moment: Date, now = new Date()) => {
        const days = daysBetween(bangkokDay(moment), bangkokDay(now));
        if (days <= 0) return t('dates.sinceToday', { time: bangkokTime(moment) });
        return t('dates.since', { day: formatDay(bangkokDay(moment), language), days });
      },
      /** The age in lists: today 09:42, yesterday, 2 days ago …, after a week the day. */
      ago: (moment: Date, now = new Date()) => {
        const days = daysBetween(bangkokDay(moment), bangkokDay(now));
        if (days <= 0) return t('dates.todayAt', { time: bangkokTime(moment) });
        if (days === 1) return t('dates.yesterday');
        return days < 7 ? t('dates.daysAgo', { days }) : unbroken(formatDay(bangkokDay(moment), language));
      },
      /** The age in notifications: today, 1 to 6 days, a week at exactly 7 days, otherwise day and time (specification §4). */
      alertAge: (moment: Date, now = new Date()) => {
        const age = ageOf(moment, now);
        if (age.kind === 'today') return t('dates.today');
        if (age.kind === 'week') return t('dates.weekAgo');
        return age.kind === 'days' ? t('dates.daysAgo', { days: age.days }) : unbroken(formatMoment(moment, language, 'numeric'));
      },
    }),
    [t, language],
  );
}
