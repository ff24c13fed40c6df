const CALLS_FOR_A_RETRY = 5;
const MAX_SAVED_RETRIES = 10;

/** A call's share of the budget: at most one retry at a time. */
export interface RetryClaim {
  /** Reserves a retry for this call; false when none is left. */
  reserve(): boolean;
  /** Spends the reserved retry. Does nothing when the call is not a retry. */
  spend(): void;
  /** Returns a reserved retry that was not sent. */
  release(): void;
}

/** Allows one retry per five calls, and saves up to ten, so an upstream never gets more than 1.2 times the calls. */
export class RetryBudget {
  /** Saved retries, in calls (five per retry), so that the count is an integer. */
  private saved = 0;

  earn(): void {
    this.saved = Math.min(MAX_SAVED_RETRIES * CALLS_FOR_A_RETRY, this.saved + 1);
  }

  claim(): RetryClaim {
    let reserved = 0;
    return {
      reserve: () => {
        if (reserved > 0 || this.saved < CALLS_FOR_A_RETRY) return reserved > 0;
        this.saved -= CALLS_FOR_A_RETRY;
        reserved = CALLS_FOR_A_RETRY;
        return true;
      },
      spend: () => {
        reserved = 0;
      },
      release: () => {
        this.saved = Math.min(MAX_SAVED_RETRIES * CALLS_FOR_A_RETRY, this.saved + reserved);
        reserved = 0;
      },
    };
  }
}
