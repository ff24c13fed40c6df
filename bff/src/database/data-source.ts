import { Client, type ClientConfig } from 'pg';
import { DataSource } from 'typeorm';
import { ClientEntity } from './entities/client.entity.ts';
import { CommentEntity } from './entities/comment.entity.ts';
import { CompanyEntity, CompanyLocationEntity, CompanyProjectEntity } from './entities/company.entities.ts';
import { FinancingLimitEntity } from './entities/financing-limit.entity.ts';
import { InsuranceEntity } from './entities/insurance.entity.ts';
import { IntroductionEntity } from './entities/introduction.entity.ts';
import { MailIntentEntity } from './entities/mail-intent.entity.ts';
import { OperationCostParamsEntity } from './entities/operation-cost-params.entity.ts';
import { SimulationEntity, SimulationSendEntity } from './entities/simulation.entity.ts';
import { ResolutionEntity, StateEntity } from './entities/state.entities.ts';
import {
  LoanUseEntity,
  ProductEntity,
  RangeAmountEntity,
  RangePeriodEntity,
  RateEntity,
  RateGroupEntity,
  RealEstateTypeEntity,
} from './entities/tariff.entities.ts';
import { UserEntity } from './entities/user.entity.ts';
import { UfValueEntity } from './entities/uf-value.entity.ts';
import { CalculationTables1763600000000 } from './migrations/1763600000000-calculation-tables.ts';
import { FinancingLimits1763700000000 } from './migrations/1763700000000-financing-limits.ts';
import { Simulations1763800000000 } from './migrations/1763800000000-simulations.ts';
import { Mail1763900000000 } from './migrations/1763900000000-mail.ts';
import { Staff1764000000000 } from './migrations/1764000000000-staff.ts';
import { Companies1764100000000 } from './migrations/1764100000000-companies.ts';
import { Refusals1764200000000 } from './migrations/1764200000000-refusals.ts';
import { MailAsked1764150000000 } from './migrations/1764150000000-mail-asked.ts';
import { RatesByDate1764300000000 } from './migrations/1764300000000-rates-by-date.ts';
import { GivenContact1764400000000 } from './migrations/1764400000000-given-contact.ts';
import { Listing1764450000000 } from './migrations/1764450000000-listing.ts';
import { Management1764500000000 } from './migrations/1764500000000-management.ts';
import { RateTables1764600000000 } from './migrations/1764600000000-rate-tables.ts';
import { Workflow1764700000000 } from './migrations/1764700000000-workflow.ts';
import { NewestByState1764800000000 } from './migrations/1764800000000-newest-by-state.ts';
import { SearchWords1764850000000 } from './migrations/1764850000000-search-words.ts';
import { UfFromMock1764900000000 } from './migrations/1764900000000-uf-from-mock.ts';
import { SessionRenewal1764950000000 } from './migrations/1764950000000-session-renewal.ts';
import { Requested1765000000000 } from './migrations/1765000000000-requested.ts';
import { DeletedRates1765050000000 } from './migrations/1765050000000-deleted-rates.ts';
import { PrepaymentParamsDate1767200000000 } from './migrations/1767200000000-prepayment-params-date.ts';
import { PrepaymentParams1765100000000 } from './migrations/1765100000000-prepayment-params.ts';
import { SimulationSends1765200000000 } from './migrations/1765200000000-simulation-sends.ts';
import { BankSignIn1765500000000 } from './migrations/1765500000000-bank-sign-in.ts';
import { PersonRequests1766200000000 } from './migrations/1766200000000-person-requests.ts';
import { NextContacts1766299000000 } from './migrations/1766299000000-next-contacts.ts';
import { WorkflowFailures1765800000000 } from './migrations/1765800000000-workflow-failures.ts';
import { AssignmentsSeen1766500000000 } from './migrations/1766500000000-assignments-seen.ts';
import { AssignmentMails1766700000000 } from './migrations/1766700000000-assignment-mails.ts';
import { BelowIncomeByClient1766820000000 } from './migrations/1766820000000-below-income-by-client.ts';
import { BlocksFromRegistration1766840000000 } from './migrations/1766840000000-blocks-from-registration.ts';
import { ComposedNames1767600000000 } from './migrations/1767600000000-composed-names.ts';
import { ContactConsent1767700000000 } from './migrations/1767700000000-contact-consent.ts';
import { ProviderSignOut1767300000000 } from './migrations/1767300000000-provider-sign-out.ts';
import { KnownDevices1767310000000 } from './migrations/1767310000000-known-devices.ts';
import { SupersededDetails1767320000000 } from './migrations/1767320000000-superseded-details.ts';
import { FollowUps1765400000000 } from './migrations/1765400000000-follow-ups.ts';
import { CountChanges1765410000000 } from './migrations/1765410000000-count-changes.ts';
import { ContactSearch1765420000000 } from './migrations/1765420000000-contact-search.ts';
import { SaveWindows1765500100000 } from './migrations/1765500100000-save-windows.ts';
import { UfChanges1765500200000 } from './migrations/1765500200000-uf-changes.ts';
import { RateSheets1765600000000 } from './migrations/1765600000000-rate-sheets.ts';
import { BreakerSettings1765500300000 } from './migrations/1765500300000-breaker-settings.ts';
import { ListPlans1766400000000 } from './migrations/1766400000000-list-plans.ts';
import { Codebtors1765490000000 } from './migrations/1765490000000-codebtors.ts';
import { TableChanges1764750000000 } from './migrations/1764750000000-table-changes.ts';
import { CoreLists1767100000000 } from './migrations/1767100000000-core-lists.ts';
import { UfFromCore1767110000000 } from './migrations/1767110000000-uf-from-core.ts';
import { OpenBelowIncome1767800000000 } from './migrations/1767800000000-open-below-income.ts';
import { PriceProposals1767500000000 } from './migrations/1767500000000-price-proposals.ts';
import { MailRefusals1767810000000 } from './migrations/1767810000000-mail-refusals.ts';
import { preparedQuery } from './prepared.ts';

/** Maximum wait for a connection, and of a connection for its statement, ms. */
export const CONNECT_TIMEOUT_MS = 3_000;
export const STATEMENT_TIMEOUT_MS = 5_000;

/** Read timeout for a server that froze and so never ends a statement itself, ms. */
const FROZEN_MS = 5_000;

/** Message of the error that pg reports for a query beyond its `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * A connection that can break at any moment, e.g. when PostgreSQL restarts. Until its first owner takes it, no listener exists, and an
 * error without a listener would end the process.
 */
export class BreakableClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const send = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = ((...parameters: unknown[]) => {
      const [sql, values] = parameters;
      const marked = preparedQuery(sql, values);
      const answer = marked ? send(marked) : send(...parameters);
      if (answer instanceof Promise) void answer.catch((error: unknown) => this.endIfBusy(error));
      return answer;
    }) as typeof this.query;
  }

  /** Ends the connection of a query that timed out here: the server may still run the query, so no other request may use the connection. */
  private endIfBusy(error: unknown): void {
    if (error instanceof Error && error.message === READ_TIMEOUT) void this.end();
  }
}

/** Returns the maximum time of a statement, for the server and for the driver; 0 for no limit. */
export const statementTimeouts = (statementTimeoutMs = STATEMENT_TIMEOUT_MS) => ({
  statement_timeout: statementTimeoutMs,
  query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + FROZEN_MS,
});

/** Creates the data source with all entities and migrations. Only migrations change the schema. */
export function createDataSource(
  url: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    synchronize: false,
    connectTimeoutMS: connectTimeoutMs,
    extra: { ...statementTimeouts(statementTimeoutMs), Client: BreakableClient, max: 10 },
    // Ignores errors of idle connections: the default handler would log the database's address.
    poolErrorHandler: () => undefined,
    entities: [
      UfValueEntity,
      FinancingLimitEntity,
      InsuranceEntity,
      OperationCostParamsEntity,
      ProductEntity,
      LoanUseEntity,
      RealEstateTypeEntity,
      RangePeriodEntity,
      RangeAmountEntity,
      RateEntity,
      RateGroupEntity,
      ClientEntity,
      UserEntity,
      IntroductionEntity,
      StateEntity,
      ResolutionEntity,
      SimulationEntity,
      SimulationSendEntity,
      MailIntentEntity,
      CommentEntity,
      CompanyEntity,
      CompanyLocationEntity,
      CompanyProjectEntity,
    ],
    migrations: [
      CalculationTables1763600000000,
      FinancingLimits1763700000000,
      Simulations1763800000000,
      Mail1763900000000,
      Staff1764000000000,
      Companies1764100000000,
      MailAsked1764150000000,
      Refusals1764200000000,
      RatesByDate1764300000000,
      GivenContact1764400000000,
      Listing1764450000000,
      Management1764500000000,
      RateTables1764600000000,
      Workflow1764700000000,
      TableChanges1764750000000,
      NewestByState1764800000000,
      SearchWords1764850000000,
      UfFromMock1764900000000,
      SessionRenewal1764950000000,
      Requested1765000000000,
      DeletedRates1765050000000,
      PrepaymentParams1765100000000,
      SimulationSends1765200000000,
      FollowUps1765400000000,
      CountChanges1765410000000,
      ContactSearch1765420000000,
      Codebtors1765490000000,
      BankSignIn1765500000000,
      SaveWindows1765500100000,
      UfChanges1765500200000,
      BreakerSettings1765500300000,
      RateSheets1765600000000,
      WorkflowFailures1765800000000,
      PersonRequests1766200000000,
      NextContacts1766299000000,
      ListPlans1766400000000,
      AssignmentsSeen1766500000000,
      AssignmentMails1766700000000,
      BelowIncomeByClient1766820000000,
      BlocksFromRegistration1766840000000,
      CoreLists1767100000000,
      UfFromCore1767110000000,
      PrepaymentParamsDate1767200000000,
      ProviderSignOut1767300000000,
      KnownDevices1767310000000,
      PriceProposals1767500000000,
      SupersededDetails1767320000000,
      ComposedNames1767600000000,
      ContactConsent1767700000000,
      OpenBelowIncome1767800000000,
      MailRefusals1767810000000,
    ],
    migrationsTransactionMode: 'all',
  });
}
