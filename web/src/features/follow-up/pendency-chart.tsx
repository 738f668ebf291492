import type { PendencyLine } from '@sarabun/contract/follow-up/pendency';
import { shortened } from '@sarabun/contract/values/whole-words';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useText } from '../../platform/i18n';

const rowHeight = 34;
const maxNameLength = 22;

/** Waiting and overdue work by line, as a chart of the table next to it. */
export default function PendencyChart({ lines }: { lines: readonly PendencyLine[] }) {
  const { t } = useText();
  const data = lines
    .filter(({ waiting }) => waiting > 0)
    .slice(0, 12)
    .map(({ key, name, waiting, overdue }) => ({ key, name, inTime: Math.max(0, waiting - overdue), late: overdue }));
  const text = { fill: 'var(--ink-2)', fontSize: 13 };
  return (
    <div role="img" aria-label={t('followUp.chartLabel')} style={{ height: data.length * rowHeight + 80 }}>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 560, height: 300 }}>
        <BarChart data={data} layout="vertical" margin={{ left: 8, right: 24, top: 4, bottom: 4 }} accessibilityLayer={false}>
          <CartesianGrid horizontal={false} stroke="var(--line)" />
          <XAxis type="number" allowDecimals={false} tick={text} stroke="var(--line-2)" />
          <YAxis
            type="category"
            dataKey="name"
            width={186}
            tick={text}
            tickFormatter={(name: string) => shortened(name, maxNameLength)}
            stroke="var(--line-2)"
            interval={0}
          />
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            contentStyle={{ background: 'var(--raised)', borderColor: 'var(--line-2)', color: 'var(--ink)', borderRadius: 8 }}
          />
          <Legend formatter={(name: string) => <span style={{ color: 'var(--ink-2)' }}>{name}</span>} />
          <Bar dataKey="late" stackId="waiting" name={t('followUp.sums.overdue')} fill="var(--amber)" isAnimationActive={false} />
          <Bar dataKey="inTime" stackId="waiting" name={t('followUp.inTime')} fill="var(--brand-solid)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
