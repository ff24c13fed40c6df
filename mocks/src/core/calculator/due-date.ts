/** `YYYY-MM-DD` of the first instalment: a month after the grace months, cut to the month's last day. */
export function firstDueDate(date: string, graceMonths: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + graceMonths + 1, 1));
  const [dueYear, dueMonth] = [firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth()];
  const lastDay = new Date(Date.UTC(dueYear, dueMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(dueYear, dueMonth, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
