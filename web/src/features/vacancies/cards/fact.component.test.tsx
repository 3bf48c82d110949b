import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Clock, MapPin } from '../../../ui/display/icons.tsx';
import { Fact } from './fact.tsx';
import { VacancyFacts } from './vacancy-facts.tsx';

const LONG =
  'Near the old bus stand, opposite the water tank, behind the textile market, Venkatanarasimharajuvaripeta. ';

/** Left edge and middle of each icon, and the middle of the first line of its text, in CSS pixels. */
function measureFacts() {
  return [...document.querySelectorAll('li')].map((fact) => {
    const icon = (fact.querySelector('svg') as SVGElement).getBoundingClientRect();
    const text = document.createRange();
    // The text after the words for screen readers.
    let node = fact.lastElementChild?.lastChild as Node;
    while (node.lastChild) node = node.lastChild;
    text.selectNode(node);
    const [line] = text.getClientRects();
    if (!line) throw new Error('A fact without text.');
    return { left: icon.left, middle: icon.top + icon.height / 2, textMiddle: line.top + line.height / 2 };
  });
}

const expectAligned = (facts: ReturnType<typeof measureFacts>) => {
  for (const { middle, textMiddle } of facts) expect(Math.abs(middle - textMiddle)).toBeLessThan(2);
};

it.each([360, 1280])('icons of facts share a left edge, and the middle of the first line, at %i px', async (width) => {
  await page.viewport(width, 740);
  for (const size of ['text-sm', 'text-base', 'text-lg']) {
    const screen = await renderScreen(() => (
      <ul className={`grid max-w-80 gap-2 ${size}`}>
        <Fact Icon={Clock} label="Time">
          10:00 AM
        </Fact>
        <Fact Icon={MapPin} label="Location">
          {LONG.repeat(2)}
        </Fact>
      </ul>
    ));
    await expect.element(screen.getByText('10:00 AM', { exact: false })).toBeVisible();
    const facts = measureFacts();
    expect(facts).toHaveLength(2);
    expect(new Set(facts.map(({ left }) => left)).size, size).toBe(1);
    expectAligned(facts);
    await screen.unmount();
  }
});

it.each([360, 1280])('icons of a vacancy card stay beside their first line at %i px', async (width) => {
  await page.viewport(width, 740);
  const more = { experience: '1 Year', fromSalary: null, toSalary: null, salaryNotDisclose: true };
  for (const locations of [['Pune'], [LONG.repeat(4)]]) {
    const screen = await renderScreen(() => <VacancyFacts vacancy={{ ...more, locations }} />);
    await expect.element(screen.getByText('1 Year', { exact: false })).toBeVisible();
    const facts = measureFacts();
    expect(facts).toHaveLength(3);
    expectAligned(facts);
    // Facts of one row: all icons at one height; the rows begin at one edge.
    const rows = Map.groupBy(facts, ({ middle }) => Math.round(middle));
    expect(rows.size).toBe(locations[0] === 'Pune' ? 1 : 2);
    expect(new Set([...rows.values()].map(([first]) => first?.left)).size).toBe(1);
    await screen.unmount();
  }
});
