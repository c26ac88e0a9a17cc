/** Measures in centimetres, as most brands give them. */
export const sizeTablePage = {
  address: 'tabela-rozmiarow',
  title: 'Tabela rozmiarów',
  body: `
<p>Odzież, buty, rękawiczki, kaski, plecaki i rowery: sprawdź, jak się zmierzyć i który rozmiar wybrać.</p>
<h2>Odzież damska</h2>
<p><strong>Jak się zmierzyć:</strong> w samej bieliźnie, miarką przylegającą do ciała. Biust i biodra w najszerszym miejscu, talię w najwęższym. Jeśli wypadasz między rozmiarami, wybierz większy.</p>
<table>
<thead><tr><th scope="col">Rozmiar</th><th scope="col">Biust (cm)</th><th scope="col">Talia (cm)</th><th scope="col">Biodra (cm)</th></tr></thead>
<tbody>
<tr><th scope="row">S</th><td>84–88</td><td>66–70</td><td>92–96</td></tr>
<tr><th scope="row">M</th><td>89–93</td><td>71–75</td><td>97–101</td></tr>
<tr><th scope="row">L</th><td>94–99</td><td>76–81</td><td>102–107</td></tr>
<tr><th scope="row">XL</th><td>100–106</td><td>82–88</td><td>108–114</td></tr>
<tr><th scope="row">XXL</th><td>107–114</td><td>89–97</td><td>115–121</td></tr>
</tbody>
</table>
<h2>Odzież męska</h2>
<p><strong>Jak się zmierzyć:</strong> w samej bieliźnie, miarką przylegającą do ciała. Klatkę piersiową tuż pod pachami, talię na wysokości pępka. Jeśli wypadasz między rozmiarami, wybierz większy.</p>
<table>
<thead><tr><th scope="col">Rozmiar</th><th scope="col">Klatka piersiowa (cm)</th><th scope="col">Talia (cm)</th><th scope="col">Wzrost (cm)</th></tr></thead>
<tbody>
<tr><th scope="row">S</th><td>90–94</td><td>76–80</td><td>168–174</td></tr>
<tr><th scope="row">M</th><td>95–99</td><td>81–85</td><td>174–180</td></tr>
<tr><th scope="row">L</th><td>100–105</td><td>86–91</td><td>180–186</td></tr>
<tr><th scope="row">XL</th><td>106–112</td><td>92–98</td><td>184–190</td></tr>
<tr><th scope="row">XXL</th><td>113–120</td><td>99–107</td><td>186–194</td></tr>
</tbody>
</table>
<h2>Buty, łyżwy i skarpety</h2>
<p><strong>Jak się zmierzyć:</strong> stań na kartce, obrysuj stopę i zmierz ją od pięty do najdłuższego palca. Do butów w góry dodaj centymetr.</p>
<table>
<thead><tr><th scope="col">Rozmiar</th><th scope="col">Długość stopy (cm)</th></tr></thead>
<tbody>
<tr><th scope="row">36</th><td>23,0</td></tr>
<tr><th scope="row">37</th><td>23,5</td></tr>
<tr><th scope="row">38</th><td>24,5</td></tr>
<tr><th scope="row">39</th><td>25,0</td></tr>
<tr><th scope="row">40</th><td>25,5</td></tr>
<tr><th scope="row">41</th><td>26,5</td></tr>
<tr><th scope="row">42</th><td>27,0</td></tr>
<tr><th scope="row">43</th><td>27,5</td></tr>
<tr><th scope="row">44</th><td>28,5</td></tr>
<tr><th scope="row">45</th><td>29,0</td></tr>
<tr><th scope="row">46</th><td>29,5</td></tr>
<tr><th scope="row">47</th><td>30,5</td></tr>
</tbody>
</table>
<h2>Rękawiczki</h2>
<p><strong>Jak się zmierzyć:</strong> obwód dłoni u nasady palców, bez kciuka.</p>
<table>
<thead><tr><th scope="col">Rozmiar</th><th scope="col">Obwód dłoni (cm)</th></tr></thead>
<tbody>
<tr><th scope="row">S</th><td>17–18</td></tr>
<tr><th scope="row">M</th><td>19–20</td></tr>
<tr><th scope="row">L</th><td>21–22</td></tr>
<tr><th scope="row">XL</th><td>23–24</td></tr>
</tbody>
</table>
<h2>Kaski</h2>
<p><strong>Jak się zmierzyć:</strong> obwód głowy dwa centymetry nad brwiami.</p>
<table>
<thead><tr><th scope="col">Rozmiar</th><th scope="col">Obwód głowy (cm)</th></tr></thead>
<tbody>
<tr><th scope="row">S</th><td>51–54</td></tr>
<tr><th scope="row">M</th><td>54–57</td></tr>
<tr><th scope="row">L</th><td>57–60</td></tr>
<tr><th scope="row">XL</th><td>60–63</td></tr>
</tbody>
</table>
<h2>Plecaki</h2>
<p><strong>Jak się zmierzyć:</strong> długość pleców mierzy się od wystającego kręgu u nasady szyi do linii górnych krawędzi bioder.</p>
<table>
<thead><tr><th scope="col">Rozmiar</th><th scope="col">Długość pleców (cm)</th></tr></thead>
<tbody>
<tr><th scope="row">S</th><td>38–43</td></tr>
<tr><th scope="row">M</th><td>43–48</td></tr>
<tr><th scope="row">L</th><td>48–53</td></tr>
</tbody>
</table>
<h2>Rowery</h2>
<p><strong>Jak się zmierzyć:</strong> liczy się wzrost i długość nogi od kroku do podłogi, mierzona bez butów.</p>
<table>
<thead><tr><th scope="col">Rozmiar ramy</th><th scope="col">Wzrost (cm)</th><th scope="col">Długość nogi (cm)</th></tr></thead>
<tbody>
<tr><th scope="row">S</th><td>155–165</td><td>72–77</td></tr>
<tr><th scope="row">M</th><td>165–175</td><td>77–82</td></tr>
<tr><th scope="row">L</th><td>175–183</td><td>82–86</td></tr>
<tr><th scope="row">XL</th><td>183–190</td><td>86–90</td></tr>
<tr><th scope="row">XXL</th><td>190–200</td><td>90–95</td></tr>
</tbody>
</table>`,
};
