/** Payment terms: the supplier's due date and early-payment discounts, and the dates that follow for one document. */
import type { Random } from '../../random.js';
import { addDays } from '../dates.js';

export interface PaymentHabit {
  readonly prints: 'date' | 'days' | 'both' | 'nothing';
  readonly days: number;
  /** Tenths of a percent for so many days, best first. */
  readonly steps: readonly { readonly percent: number; readonly days: number }[];
}

export interface Terms {
  readonly dueDate?: string;
  readonly dueDays?: number;
  readonly discounts: readonly { readonly percent: number; readonly days: number; readonly date: string }[];
}

/** `percent` in tenths; each further discount is lower and later than the one before. */
export function paymentHabit(random: Random): PaymentHabit {
  const prints = (['date', 'days', 'both', 'nothing'] as const)[random.weighted([40, 25, 16, 19])]!;
  const days = random.chance(0.12) ? random.integer(5, 120) : random.pick([0, 7, 8, 10, 14, 14, 14, 15, 20, 21, 30, 30, 30, 30, 45, 60, 60, 90]);
  const steps: { percent: number; days: number }[] = [];
  if (random.chance(0.2)) {
    const first = { percent: random.pick([20, 30, 20, 30, 15, 25, 40, 10, 50]), days: random.pick([7, 8, 10, 14, 5, 12]) };
    steps.push(first);
    while (random.chance(0.3) && steps.length < 3 && steps.at(-1)!.percent > 10) {
      const { percent, days } = steps.at(-1)!;
      steps.push({ percent: Math.max(percent === 15 ? 10 : 5, percent - 10), days: days + random.pick([6, 7, 10, 20]) });
    }
  }
  return { prints, days: steps.length > 0 ? Math.max(days, steps.at(-1)!.days + random.pick([6, 10, 16])) : days, steps };
}

/** The days of payment and discount that follow from the invoice's date (ISO 8601). */
export function terms(habit: PaymentHabit, invoiceDate: string): Terms {
  const dueDate = addDays(invoiceDate, habit.days);
  return {
    ...(habit.prints === 'date' || habit.prints === 'both' ? { dueDate } : {}),
    ...(habit.prints === 'days' || habit.prints === 'both' ? { dueDays: habit.days } : {}),
    discounts: habit.steps.map(({ percent, days }) => ({ percent, days, date: addDays(invoiceDate, days) })),
  };
}
