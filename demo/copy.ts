/** A button to copy for every `.to-copy` of the page. Without a clipboard the words are selected instead. */
for (const block of document.querySelectorAll<HTMLElement>('.to-copy')) addButton(block);

function addButton(block: HTMLElement): void {
  const words = block.querySelector('pre');
  if (!words) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  const said = document.createElement('span');
  said.className = 'unseen';
  said.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    const done = await copy(words);
    button.textContent = done ? 'Copied' : 'Selected';
    said.textContent = done ? 'Copied to the clipboard' : 'Selected: copy it with the keyboard';
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, 2000);
  });
  block.append(button, said);
}

async function copy(words: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(words);
    return false;
  }
}
