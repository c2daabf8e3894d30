/** How many numbers each path command takes. */
const arity: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

function steps(data: string): Step[] {
  const tokens = data.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  const found: Step[] = [];
  let command = '';
  for (let index = 0; index < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[index]!)) {
      command = tokens[index]!;
      index += 1;
    }
    const count = arity[command.toUpperCase()] ?? 0;
    found.push({ command, numbers: tokens.slice(index, index + count).map(Number) });
    index += count;
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return found;
}

function join(numbers: readonly number[]): string {
  return numbers.reduce((text, value, index) => `${text}${index > 0 && value >= 0 ? ' ' : ''}${value}`, '');
}

/** Where each number of a command belongs: x, y, or neither. */
function axes(command: string): readonly ('x' | 'y' | '')[] {
  if (command === 'H') return ['x'];
  if (command === 'V') return ['y'];
  if (command === 'A') return ['', '', '', '', '', 'x', 'y'];
  return Array.from({ length: arity[command]! }, (_, index) => (index % 2 ? 'y' : 'x'));
}

/** Rounds path data to whole numbers, scaled if asked, and writes it as short as it goes. */
export function shortenPath(data: string, scale = 1): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [penX, penY, last, text] = [0, 0, '', ''];
  for (const { command, numbers } of steps(data)) {
    const upper = command.toUpperCase();
    if (upper === 'Z') {
      text += 'z';
      [x, y, penX, penY, last] = [startX, startY, Math.round(startX * scale), Math.round(startY * scale), ''];
      continue;
    }
    const moved = command !== upper;
    const roles = axes(upper);
    const exact = numbers.map(
      (value, index) => value + (moved ? (roles[index] === 'x' ? x : roles[index] === 'y' ? y : 0) : 0),
    );
    const whole = exact.map((value, index) =>
      Math.round(roles[index] || (upper === 'A' && index < 2) ? value * scale : value),
    );
    x = upper === 'V' ? x : exact[roles.lastIndexOf('x')]!;
    y = upper === 'H' ? y : exact[roles.lastIndexOf('y')]!;
    if (upper === 'M') [startX, startY] = [x, y];
    const [toX, toY] = [Math.round(x * scale), Math.round(y * scale)];
    let letter = upper;
    let values = whole;
    if (upper === 'L' && toX === penX) [letter, values] = ['V', [toY]];
    else if (upper === 'L' && toY === penY) [letter, values] = ['H', [toX]];
    const shifted = values.map((value, index) => value - ({ x: penX, y: penY, '': 0 }[axes(letter)[index]!] ?? 0));
    const write = (name: string, list: readonly number[]): string => {
      const body = join(list);
      const implied = name === last || (name === 'l' && last === 'm') || (name === 'L' && last === 'M');
      return implied ? (body.startsWith('-') ? body : ` ${body}`) : name + body;
    };
    const [absolute, relative] = [write(letter, values), write(letter.toLowerCase(), shifted)];
    const short = relative.length <= absolute.length;
    text += short ? relative : absolute;
    last = short ? letter.toLowerCase() : letter;
    [penX, penY] = [toX, toY];
  }
  return text;
}

/** Shortens every path in a piece of SVG; a scale below 1 draws it on a coarser grid. */
export function shortenPaths(svg: string, scale = 1): string {
  return svg.replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${shortenPath(data, scale)}"`);
}
