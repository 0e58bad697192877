/**
 * A drawing of the page as a PNG. A picture knows nothing of the page around it: what a drawing uses (symbols, the rules
 * of the style sheets, the faces of the letters) is put into it before the browser paints it on a canvas.
 */

/** Text in lines of at most so many letters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The poster with the board in its frame, as a PNG. */
export async function pictureOf(poster: SVGSVGElement, board: HTMLElement | null): Promise<Blob> {
  const svg = poster.cloneNode(true) as SVGSVGElement;
  if (board !== null) putBoard(svg, board);
  putSymbols(svg);
  await putStyles(svg);
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) svg.dataset.theme = theme;
  svg.dataset.motion = 'off';
  svg.style.position = 'static';
  return painted(svg, poster.width.baseVal.value, poster.height.baseVal.value);
}

/** The drawn board, cut to its heart (`data-heart`), where the poster has room for it. */
function putBoard(svg: SVGSVGElement, board: HTMLElement): void {
  const frame = svg.querySelector<SVGGElement>('.board-here');
  const drawn = board.querySelector<SVGSVGElement>('svg[viewBox]')?.cloneNode(true) as SVGSVGElement | undefined;
  if (!frame || drawn === undefined) return;
  const { x, y, width, height } = frame.dataset;
  drawn.setAttribute('viewBox', board.dataset.heart ?? drawn.getAttribute('viewBox')!);
  for (const [name, value] of Object.entries({ x, y, width, height })) drawn.setAttribute(name, value ?? '0');
  Object.assign(drawn.style, { width: `${width}px`, height: `${height}px`, overflow: 'hidden' });
  frame.append(drawn);
}

/** Every symbol and pattern that is used, and those that these use in turn. */
function putSymbols(svg: SVGSVGElement): void {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const known = new Set<string>();
  const open: Element[] = [svg];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const use of next.querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      const symbol = known.has(id) ? null : document.getElementById(id);
      known.add(id);
      if (symbol === null) continue;
      const copy = symbol.cloneNode(true) as Element;
      defs.append(copy);
      open.push(copy);
    }
  }
  svg.prepend(defs);
}

/** The style sheets as they were written: a rule read back from the browser loses shorthands that use variables. */
async function putStyles(svg: SVGSVGElement): Promise<void> {
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  const sheets = [...document.styleSheets];
  const faces = sheets
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && isLoaded(rule));
  const texts = await Promise.all([...faces.map(faceText), ...sheets.map(sheetText)]);
  style.textContent = texts.join('\n');
  svg.prepend(style);
}

/** Without its faces: their files cannot be fetched from inside a picture. */
async function sheetText(sheet: CSSStyleSheet): Promise<string> {
  const text = sheet.href === null ? (sheet.ownerNode?.textContent ?? '') : await fetch(sheet.href).then((answer) => answer.text());
  return text.replace(/@font-face\s*\{[^}]*\}/g, '');
}

const EVERY_LETTER = 'u+0-10ffff';
// of faces that come in two files without saying which letters are in which
const CYRILLIC = 'U+301, U+400-52F, U+2116';
const LATIN = 'U+0-300, U+302-3FF, U+2000-2115, U+2117-2BFF';

function isLoaded({ style }: CSSFontFaceRule): boolean {
  const bare = (text: string): string => text.replaceAll(/["'\s]/g, '').toLowerCase();
  const named = (name: string): string => bare(style.getPropertyValue(name));
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      bare(face.family) === named('font-family') &&
      bare(face.weight) === named('font-weight') &&
      bare(face.unicodeRange) === (named('unicode-range') || EVERY_LETTER),
  );
}

/** The rule with the file of its letters inside. */
async function faceText(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  const sheet = rule.parentStyleSheet?.href ?? location.href;
  const file = await fetch(new URL(address, sheet)).then((answer) => answer.blob());
  const range = rule.style.getPropertyValue('unicode-range') ? '' : `unicode-range: ${address.includes('cyrillic') ? CYRILLIC : LATIN};`;
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${await asData(file)}") format("woff2"); ${range}`);
}

function asData(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('not readable'));
    reader.readAsDataURL(file);
  });
}

async function painted(svg: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(svg);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  brush.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png');
  });
}
