document.documentElement.dataset.flaggedScript = 'ran';
