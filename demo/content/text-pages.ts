import { accessibilityPage } from './pages/accessibility.ts';
import { deliveryPage } from './pages/delivery.ts';
import { privacyPage } from './pages/privacy.ts';
import { sizeTablePage } from './pages/size-table.ts';
import { termsPage } from './pages/terms.ts';

/** Texts of the shop by their address; an owner replaces them with those of the company's lawyer. */
export const demoTextPages = [termsPage, privacyPage, deliveryPage, accessibilityPage, sizeTablePage];
