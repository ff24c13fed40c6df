import { Module } from '@nestjs/common';
import { AffordabilityService } from './affordability/affordability.service.ts';
import { OfferedCredits } from './affordability/offered-credits.ts';
import { CalculationController } from './calculation.controller.ts';
import { CalculoService } from './calculo/calculo.service.ts';
import { WaysOutService } from './calculo/ways-out.service.ts';
import { CalculationService } from './comparison/calculation.service.ts';
import { ExplanationService } from './explanation/explanation.service.ts';
import { OtherOffersService } from './other-offers/other-offers.service.ts';
import { PrepaymentService } from './prepayment/prepayment.service.ts';
import { StartPageController } from './start-page/start-page.controller.ts';

/** Figures of a credit that follow from its dividend, which no core calculates. */
@Module({
  controllers: [CalculationController, StartPageController],
  providers: [
    AffordabilityService,
    CalculationService,
    CalculoService,
    ExplanationService,
    OfferedCredits,
    OtherOffersService,
    PrepaymentService,
    WaysOutService,
  ],
  exports: [CalculationService],
})
export class CalculationModule {}
