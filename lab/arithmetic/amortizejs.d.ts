/** Types of the parts of amortizejs that the bench uses, because the package has none. */
declare module 'amortizejs' {
  interface Payment {
    readonly interest: number;
    readonly principal: number;
    readonly remainingBalance: number;
    readonly date?: Date;
  }
  interface CalculatorConfig {
    readonly method: 'mortgage';
    readonly balance: number;
    readonly loanTerm: number;
    readonly apr: number;
    readonly startDate?: Date;
  }
  export class Calculator {
    static calculate(config: CalculatorConfig): { readonly schedule: readonly Payment[] };
  }
}
