import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { calculators, intro } from '#content/calculators.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import openCalculator from '../runtime/inline/open-calculator.ts?inline-script';
import { InlineScript } from '../runtime/inline-script.tsx';
import { CalculatorCards } from './calculators/calculator-cards.tsx';
import { PageBanner } from './shared/page-banner.tsx';

export const meta = () => pageMeta(intro.path);

export default function CalculatorsPage() {
  return (
    <>
      <PageBanner
        trail={[]}
        title={intro.title}
        text={intro.text.join(' ')}
        {...pictureOfPage('calculators')}
        isPictureSmall
      />
      <CalculatorCards calculators={calculators} open={intro.open} />
      <InlineScript code={openCalculator} />
    </>
  );
}
