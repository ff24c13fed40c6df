import { ScenarioRegistry } from '../scenarios/scenario-registry.ts';
import { demoTables, type RateTables } from '../tarificador/rate-store.ts';
import { emptyWorkflow } from '../workflow/workflow-store.ts';
import { Journal } from './journal.ts';

/** State of a mock core. */
export class MockState {
  readonly scenarios: ScenarioRegistry;
  readonly journal = new Journal();
  workflow = emptyWorkflow();
  #rateTables: RateTables | undefined;

  constructor(operationIds: readonly string[]) {
    this.scenarios = new ScenarioRegistry(operationIds);
  }

  /** Rate tables, initially the demo's. */
  get rateTables(): RateTables {
    return (this.#rateTables ??= demoTables());
  }
}
